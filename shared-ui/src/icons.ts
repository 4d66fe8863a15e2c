export { Icon, type IconProps } from './icon/icon.tsx';
export * from './icon/icons.ts';

export { MenuButton, type MenuButtonProps, type MenuEntry } from './menu/menu-button.tsx';

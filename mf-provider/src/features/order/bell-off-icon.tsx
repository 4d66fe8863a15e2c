import { Icon, type IconProps } from 'shared-ui/icons';

/** A struck-through bell. */
export function BellOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5A6 6 0 0 1 18 10c0 2.9.7 4.5 1.3 5.5M6 9.5V10c0 4.6-1.7 5.9-2.4 6.7-.3.4 0 1 .5 1h13.4M10 21h4M4 3l16 18" />
    </Icon>
  );
}

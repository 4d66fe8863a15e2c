import { Icon, type IconProps } from 'shared-ui/icons';

/** A printer with a ticket coming out. */
export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V3.5h10V9M7 18H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />
      <path d="M7 14.5h10v6H7zM17.5 12h.01" />
    </Icon>
  );
}

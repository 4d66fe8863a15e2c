import { Icon, type IconProps } from 'shared-ui/icons';

/** A keyboard. */
export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="19" height="12.5" rx="2" />
      <path d="M6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M6 14.5h.01M18 14.5h.01M9 14.5h6" />
    </Icon>
  );
}

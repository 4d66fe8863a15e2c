import { Icon, type IconProps } from 'shared-ui/icons';

const SPEAKER = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4z';

/** A loudspeaker: a bell already stands for notifications, in the header. */
export function SoundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={`${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11`} />
    </Icon>
  );
}

/** The same without its waves. */
export function SoundOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={`${SPEAKER}M16 9.5l5 5m0-5-5 5`} />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

/** A warning triangle. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.8 19.5a.9.9 0 0 0 .8 1.4h16.8a.9.9 0 0 0 .8-1.4z" />
      <path d="M12 10v4.5M12 17.6v.1" />
    </Icon>
  );
}

/** Arrow down. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M6 13l6 6 6-6" />
    </Icon>
  );
}

/** Arrow up. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5M6 11l6-6 6 6" />
    </Icon>
  );
}

/** Back, against the reading direction. */
export function ArrowStartIcon(props: IconProps) {
  return (
    <Icon isMirrored {...props}>
      <path d="M19 12H5M11 6l-6 6 6 6" />
    </Icon>
  );
}

/** A shopping bag: takeaway, basket. */
export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8h14l1 11.5a1.4 1.4 0 0 1-1.4 1.5H5.4A1.4 1.4 0 0 1 4 19.5z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}

/** Bell. */
export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 4.6 1.7 5.9 2.4 6.7.3.4 0 1-.5 1H4.1a.6.6 0 0 1-.5-1C4.3 15.9 6 14.6 6 10z" />
      <path d="M10 21h4" />
    </Icon>
  );
}

/** Calendar. */
export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="16" rx="2.5" />
      <path d="M3.5 10h17M8 2.8V7M16 2.8V7" />
    </Icon>
  );
}

/** Check. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.7 4.7L19.5 7.3" />
    </Icon>
  );
}

/** Check mark in a circle. */
export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8 5.4-5.7" />
    </Icon>
  );
}

/** Chevron down. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

/** Forward, in the reading direction. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon isMirrored {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}

/** Backward, against the reading direction. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon isMirrored {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}

/** Can be sorted. */
export function ChevronUpDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />
    </Icon>
  );
}

/** Clock. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.3l3.3 2" />
    </Icon>
  );
}

/** Close. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

/** Copy. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
      <path d="M4.8 15.5A1.8 1.8 0 0 1 3.5 13.8V5.5a2 2 0 0 1 2-2h8.3a1.8 1.8 0 0 1 1.7 1.3" />
    </Icon>
  );
}

/** A pencil. */
export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.5L15.8 4.7a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19z" />
      <path d="m13.5 7 3.5 3.5" />
    </Icon>
  );
}

/** Opens elsewhere. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4H20v6.5M20 4l-9 9" />
      <path d="M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />
    </Icon>
  );
}

/** Eye. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  );
}

/** Struck-through eye. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.7 9.7 0 0 0 5-1.4" />
      <path d="M10.1 10.2a2.8 2.8 0 0 0 3.8 3.9M4 4l16 16" />
    </Icon>
  );
}

/** The columns of a table. */
export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z" />
      <path d="M9.2 4.5v15M14.8 4.5v15" />
    </Icon>
  );
}

/** Down into a file. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />
    </Icon>
  );
}

/** Filter. */
export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M7 12h10M10 17h4" />
    </Icon>
  );
}

/** Languages. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.6 2.7 3.7 5.7 3.7 9s-1.1 6.3-3.7 9c-2.6-2.7-3.7-5.7-3.7-9S9.4 5.7 12 3z" />
    </Icon>
  );
}

/** Heart. */
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.3S3.5 15.5 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11-8.5 11z" />
    </Icon>
  );
}

/** Home. */
export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z" />
      <path d="M9.5 20.5V14h5v6.5" />
    </Icon>
  );
}

/** Image. */
export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <circle cx="9" cy="10" r="1.6" />
      <path d="m4 17.5 4.5-4 3.5 3 4-4.5 4.3 4.5" />
    </Icon>
  );
}

/** Info. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.2v5M12 7.8v.1" />
    </Icon>
  );
}

/** A keyboard. */
export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="19" height="12.5" rx="2" />
      <path d="M6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M6 14.5h.01M18 14.5h.01M9 14.5h6" />
    </Icon>
  );
}

/** Sign in. */
export function LogInIcon(props: IconProps) {
  return (
    <Icon isMirrored {...props}>
      <path d="M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M4 12h11M11 8l4 4-4 4" />
    </Icon>
  );
}

/** Sign out. */
export function LogOutIcon(props: IconProps) {
  return (
    <Icon isMirrored {...props}>
      <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M9.5 12H20M16 8l4 4-4 4" />
    </Icon>
  );
}

/** Mail. */
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.8 7.2 7 5.6a2 2 0 0 0 2.4 0l7-5.6" />
    </Icon>
  );
}

/** Opens the navigation. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

/** Minus. */
export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  );
}

/** Moon. */
export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z" />
    </Icon>
  );
}

/** More actions. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v.1M12 12v.1M12 18.5v.1" strokeWidth={3} />
    </Icon>
  );
}

/** Phone. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h3.2a1 1 0 0 1 1 .8l.8 3.6a1 1 0 0 1-.5 1.1l-1.8 1a12.5 12.5 0 0 0 6.3 6.3l1-1.8a1 1 0 0 1 1.1-.5l3.6.8a1 1 0 0 1 .8 1V19a1.8 1.8 0 0 1-2 1.7C10.2 20 4 13.8 3.3 5.5a1.8 1.8 0 0 1 1.7-2z" />
    </Icon>
  );
}

/** A place. */
export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </Icon>
  );
}

/** Plus. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  );
}

/** An order. */
export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h14V21l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21z" />
      <path d="M9 8.5h6M9 12.5h6" />
    </Icon>
  );
}

/** Refresh. */
export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11.5A8 8 0 0 0 5.7 7L4 9M4 4.5V9h4.5M4 12.5A8 8 0 0 0 18.3 17l1.7-2M20 19.5V15h-4.5" />
    </Icon>
  );
}

/** Delivery. */
export function ScooterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="17.5" r="2.5" />
      <circle cx="18.5" cy="17.5" r="2.5" />
      <path d="M14.5 5H17l1.6 10M3.5 14.5A4.5 4.5 0 0 1 8 11.5h3l2 6H8.5M13 17.5l4.5-6.5M5 8h5" />
    </Icon>
  );
}

/** Search. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.3-4.3" />
    </Icon>
  );
}

/** Settings. */
export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </Icon>
  );
}

/** Share. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V3.5M7.5 7.5l4.5-4 4.5 4" />
      <path d="M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12" />
    </Icon>
  );
}

/** Star. */
export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
    </Icon>
  );
}

/** A restaurant. */
export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4h15l1.5 5.3a2.8 2.8 0 0 1-5.6.3 3.4 3.4 0 0 1-6.8 0A2.8 2.8 0 0 1 3 9.3z" />
      <path d="M5 12.5V20h14v-7.5" />
    </Icon>
  );
}

/** Sun. */
export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8V5M12 19v2.2M2.8 12H5M19 12h2.2M5.5 5.5 7 7M17 17l1.5 1.5M18.5 5.5 17 7M7 17l-1.5 1.5" />
    </Icon>
  );
}

/** Trash. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9.5 6V4.5A1 1 0 0 1 10.5 3.5h3a1 1 0 0 1 1 1V6M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6" />
    </Icon>
  );
}

/** User. */
export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </Icon>
  );
}

/** Users. */
export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7" />
    </Icon>
  );
}

/** A meal. */
export function UtensilsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 3v18M4.5 3v5a3 3 0 0 0 6 0V3M17 21v-7M17 14h-2.5V8c0-3 1.2-5 2.5-5z" />
    </Icon>
  );
}

/** Payment. */
export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3" />
      <path d="M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H4.5" />
      <path d="M16 13.7v.1" strokeWidth={2.6} />
    </Icon>
  );
}

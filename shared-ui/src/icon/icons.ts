import { createIcon } from './icon.tsx';

// One path each, on the 24-unit grid of `Icon`. PURE lets the minifier drop the icons that an app does not use.

export const AlertIcon = /* @__PURE__ */ createIcon(
  'M12 4 2.8 19.5a.9.9 0 0 0 .8 1.4h16.8a.9.9 0 0 0 .8-1.4zM12 10v4.5M12 17.6v.1',
);
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 5v14M6 13l6 6 6-6');
/** Back, against the reading direction. */
export const ArrowStartIcon = /* @__PURE__ */ createIcon('M19 12H5M11 6l-6 6 6 6', { isMirrored: true });
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19V5M6 11l6-6 6 6');
/** Takeaway, basket. */
export const BagIcon = /* @__PURE__ */ createIcon(
  'M5 8h14l1 11.5a1.4 1.4 0 0 1-1.4 1.5H5.4A1.4 1.4 0 0 1 4 19.5zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
);
export const BellIcon = /* @__PURE__ */ createIcon(
  'M6 10a6 6 0 0 1 12 0c0 4.6 1.7 5.9 2.4 6.7.3.4 0 1-.5 1H4.1a.6.6 0 0 1-.5-1C4.3 15.9 6 14.6 6 10zM10 21h4',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-11a2.5 2.5 0 0 1 2.5-2.5zM3.5 10h17M8 2.8V7M16 2.8V7',
);
export const CheckCircleIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM8 12.3l2.8 2.8 5.4-5.7',
);
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.5 4.7 4.7L19.5 7.3');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
/** Forward, in the reading direction. */
export const ChevronEndIcon = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6', { isMirrored: true });
/** Back, against the reading direction. */
export const ChevronStartIcon = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6', { isMirrored: true });
/** A column that can be sorted. */
export const ChevronUpDownIcon = /* @__PURE__ */ createIcon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4');
export const ClockIcon = /* @__PURE__ */ createIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v5.3l3.3 2');
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
/** The columns of a table. */
export const ColumnsIcon = /* @__PURE__ */ createIcon(
  'M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9.2 4.5v15M14.8 4.5v15',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5zM4.8 15.5A1.8 1.8 0 0 1 3.5 13.8V5.5a2 2 0 0 1 2-2h8.3a1.8 1.8 0 0 1 1.7 1.3',
);
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11M7 10.5l5 5 5-5M4.5 20h15');
export const EditIcon = /* @__PURE__ */ createIcon(
  'M4 20l1-4.5L15.8 4.7a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM13.5 7l3.5 3.5',
);
/** Opens another site. */
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'M13.5 4H20v6.5M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.7 9.7 0 0 0 5-1.4M10.1 10.2a2.8 2.8 0 0 0 3.8 3.9M4 4l16 16',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M4 7h16M7 12h10M10 17h4');
/** Languages. */
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3c2.6 2.7 3.7 5.7 3.7 9s-1.1 6.3-3.7 9c-2.6-2.7-3.7-5.7-3.7-9S9.4 5.7 12 3z',
);
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20.3S3.5 15.5 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11-8.5 11z',
);
export const HomeIcon = /* @__PURE__ */ createIcon(
  'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5V14h5v6.5',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5zM7.4 10a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0zM4 17.5l4.5-4 3.5 3 4-4.5 4.3 4.5',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 11.2v5M12 7.8v.1',
);
export const KeyboardIcon = /* @__PURE__ */ createIcon(
  'M4.5 6h15a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2zM6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M6 14.5h.01M18 14.5h.01M9 14.5h6',
);
export const KeyIcon = /* @__PURE__ */ createIcon(
  'M3.5 15a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM11.2 11.8 20 3M16 7l3 3M13.2 9.8l2 2',
);
export const LogInIcon = /* @__PURE__ */ createIcon(
  'M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M4 12h11M11 8l4 4-4 4',
  { isMirrored: true },
);
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M9.5 12H20M16 8l4 4-4 4',
  { isMirrored: true },
);
export const MailIcon = /* @__PURE__ */ createIcon(
  'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5zM3.8 7.2l7 5.6a2 2 0 0 0 2.4 0l7-5.6',
);
/** Opens the navigation. */
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ createIcon('M6 12h12');
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M5 3.5h3.2a1 1 0 0 1 1 .8l.8 3.6a1 1 0 0 1-.5 1.1l-1.8 1a12.5 12.5 0 0 0 6.3 6.3l1-1.8a1 1 0 0 1 1.1-.5l3.6.8a1 1 0 0 1 .8 1V19a1.8 1.8 0 0 1-2 1.7C10.2 20 4 13.8 3.3 5.5a1.8 1.8 0 0 1 1.7-2z',
);
/** A place. */
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21zM9.5 9.7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 6v12M6 12h12');
/** An order. */
export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'M5 3.5h14V21l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21zM9 8.5h6M9 12.5h6',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M20 11.5A8 8 0 0 0 5.7 7L4 9M4 4.5V9h4.5M4 12.5A8 8 0 0 0 18.3 17l1.7-2M20 19.5V15h-4.5',
);
/** Delivery. */
export const ScooterIcon = /* @__PURE__ */ createIcon(
  'M3.5 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM16 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM14.5 5H17l1.6 10M3.5 14.5A4.5 4.5 0 0 1 8 11.5h3l2 6H8.5M13 17.5l4.5-6.5M5 8h5',
);
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM20 20l-4.3-4.3',
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9M19 7h1M4 17h1M11 17h9M13.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM5.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
);
export const ShareIcon = /* @__PURE__ */ createIcon(
  'M12 14.5V3.5M7.5 7.5l4.5-4 4.5 4M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
);
/** A restaurant. */
export const StoreIcon = /* @__PURE__ */ createIcon(
  'M4.5 4h15l1.5 5.3a2.8 2.8 0 0 1-5.6.3 3.4 3.4 0 0 1-6.8 0A2.8 2.8 0 0 1 3 9.3zM5 12.5V20h14v-7.5',
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9.5 6V4.5A1 1 0 0 1 10.5 3.5h3a1 1 0 0 1 1 1V6M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0',
);
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM2.5 20a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7',
);
/** A meal. */
export const UtensilsIcon = /* @__PURE__ */ createIcon(
  'M7.5 3v18M4.5 3v5a3 3 0 0 0 6 0V3M17 21v-7M17 14h-2.5V8c0-3 1.2-5 2.5-5z',
);
/** Payment. */
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H4.5M15.65 13.75a.35.35 0 1 0 .7 0 .35.35 0 1 0-.7 0M16 13.75h.01',
);

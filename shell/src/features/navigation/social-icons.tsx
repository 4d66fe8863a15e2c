import { Icon } from 'shared-ui/icons';

export function FacebookIcon() {
  return (
    <Icon>
      <path d="M15.5 3.5h-1.8a3.7 3.7 0 0 0-3.7 3.7V10H7.5v3.5H10v7h3.5v-7h2.4l.6-3.5h-3V7.5a.7.7 0 0 1 .7-.7h1.8z" />
    </Icon>
  );
}

export function InstagramIcon() {
  return (
    <Icon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.7 7.3v.1" />
    </Icon>
  );
}

export function XIcon() {
  return (
    <Icon>
      <path d="M4.5 4.5h4l11 15h-4zM19 4.5l-6 6.7M11 13l-6 6.5" />
    </Icon>
  );
}

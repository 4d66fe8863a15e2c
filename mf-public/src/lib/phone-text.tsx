import { phoneLink } from 'shared-api/contract';

/** A phone number; one that can be dialled is a link. */
export function PhoneText(props: { phone: string }) {
  const { phone } = props;
  const link = phoneLink(phone);
  if (link === undefined) return <span dir="ltr">{phone}</span>;
  return (
    <a href={link} dir="ltr">
      {phone}
    </a>
  );
}

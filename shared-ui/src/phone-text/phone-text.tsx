/** Props of {@link PhoneText}. */
export interface PhoneTextProps {
  phone: string;
  /** Address that dials it; undefined for one that can't be dialled. */
  link: string | undefined;
}

/** A phone number; one that can be dialled is a link. */
export function PhoneText(props: PhoneTextProps) {
  const { phone, link } = props;
  if (link === undefined) return <span dir="ltr">{phone}</span>;
  return (
    <a href={link} dir="ltr">
      {phone}
    </a>
  );
}

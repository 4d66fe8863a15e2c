/** Props of {@link EmailText}. */
export interface EmailTextProps {
  email: string;
}

/** An e-mail address that may break before its `@` rather than in the middle of a word. */
export function EmailText(props: EmailTextProps) {
  const { email } = props;
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

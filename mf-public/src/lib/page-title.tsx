/** The name of the page in the browser's tab. */
export function PageTitle(props: { title: string }) {
  return <title>{`${props.title} · Maida`}</title>;
}

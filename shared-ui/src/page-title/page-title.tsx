/** Props of {@link PageTitle}. */
export interface PageTitleProps {
  title: string;
}

/** The name of the page in the browser's tab. */
export function PageTitle(props: PageTitleProps) {
  return <title>{`${props.title} · Maida`}</title>;
}

/** Props of {@link PageTitle}. */
export interface PageTitleProps {
  title: string;
}

/** The page's name in the browser tab. */
export function PageTitle(props: PageTitleProps) {
  return <title>{`${props.title} · Maida`}</title>;
}

import { useUiText } from '../text/use-ui-text.ts';

/** Props of {@link PageTitle}. */
export interface PageTitleProps {
  title: string;
}

/** The page's name in the browser tab. */
export function PageTitle(props: PageTitleProps) {
  const text = useUiText();
  return <title>{text('page_title', { title: props.title })}</title>;
}

import type { i18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';
import { makeToolPlace } from '../../lib/ribbon/tool-place.ts';
import { Overlay } from './overlay.tsx';
import { findParts, type Ownership } from './page-parts.ts';

/** The parts of a page that the overlay needs. */
export interface OverlaidPage {
  readonly areas: { readonly state: { readonly getState: () => Omit<Ownership, 'pathname'> } };
  readonly router: { readonly state: { readonly location: { readonly pathname: string } } };
  readonly translations: i18n;
}

const TextedOverlay = withTexts(Overlay, laterTexts);

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;

/** Shows or hides the overlay of which area owns which part of the page. */
export function toggleOverlay(page: OverlaidPage): void {
  if (shown) {
    shown.root.unmount();
    shown.place.remove();
    shown = undefined;
    return;
  }
  const place = makeToolPlace();
  const root = createRoot(place);
  shown = { root, place };
  const look = () => {
    const { pathname } = page.router.state.location;
    return findParts(document, { ...page.areas.state.getState(), pathname });
  };
  root.render(
    <I18nextProvider i18n={page.translations}>
      <TextedOverlay findParts={look} />
    </I18nextProvider>,
  );
}

import type { i18n } from 'i18next';
import type { AreaOverride } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';
import { makeToolPlace } from '../../lib/ribbon/tool-place.ts';
import { mergeOverrideManifests } from './override-manifests.ts';
import { OverrideTools } from './override-tools.tsx';

/** The parts of a page that the tools need. */
interface OverriddenPage {
  readonly areas: { readonly state: Parameters<typeof mergeOverrideManifests>[0] };
  readonly translations: i18n;
}

const Tools = withTexts(OverrideTools, laterTexts);

/** Adds the ribbon to a page with overrides. No other page loads it. */
export async function showOverrideTools(
  { areas, translations }: OverriddenPage,
  overrides: readonly AreaOverride[],
  onOutline: () => void,
): Promise<void> {
  const root = createRoot(makeToolPlace());
  const show = (silent: ReadonlySet<string>) =>
    root.render(
      <I18nextProvider i18n={translations}>
        <Tools overrides={overrides} silent={silent} onOutline={onOutline} />
      </I18nextProvider>,
    );
  show(new Set());
  show(await mergeOverrideManifests(areas.state, overrides));
}

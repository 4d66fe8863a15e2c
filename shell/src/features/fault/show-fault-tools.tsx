import type { i18n } from 'i18next';
import type { PageFaults } from 'platform/contract';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';
import { AreasProvider } from '../../lib/areas-context.ts';
import { makeToolPlace } from '../../lib/ribbon/tool-place.ts';
import { FaultTools } from './fault-tools.tsx';

/** The parts of a page that the tools need. */
interface FaultyPage {
  readonly areas: ComponentProps<typeof AreasProvider>['value'];
  readonly translations: i18n;
}

const Tools = withTexts(FaultTools, laterTexts);

/**
 * Adds the fault panel to a page whose browser holds a permit. No other page loads it.
 */
export function showFaultTools({ areas, translations }: FaultyPage, faults: PageFaults): void {
  createRoot(makeToolPlace()).render(
    <I18nextProvider i18n={translations}>
      <AreasProvider value={areas}>
        <Tools faults={faults} />
      </AreasProvider>
    </I18nextProvider>,
  );
}

import { BrandMark, Stack } from '../../src/index.ts';
import * as icons from '../../src/icons.ts';
import type { IconProps } from '../../src/icons.ts';
import type { ComponentType } from 'react';
import classes from '../gallery.module.css';
import type { PartProps } from '../part-props.ts';
import './swatches.css';

const pairs = [
  'paper ink',
  'paper ink-muted',
  'surface ink',
  'surface ink-subtle',
  'sunken ink-muted',
  'accent on-accent',
  'accent-soft accent-ink',
  'highlight on-highlight',
  'highlight-soft highlight-ink',
  'clay-soft clay-ink',
  'success-soft success-ink',
  'warning-soft warning-ink',
  'danger on-danger',
  'danger-soft danger-ink',
  'info-soft info-ink',
  'inverse on-inverse',
];

export function Colours(props: PartProps) {
  const { say } = props;
  const drawn = Object.entries(icons).filter(([name]) => name !== 'Icon') as [
    string,
    ComponentType<IconProps>,
  ][];
  return (
    <>
      <Stack direction="row" gap={3}>
        <BrandMark size="large" />
        <h1>{say('Maida, a table set for a meal', 'Maida, une table dressée pour le repas')}</h1>
      </Stack>
      <div className={classes.swatches}>
        {pairs.map((pair) => (
          <div key={pair} className={classes.swatch} data-pair={pair}>
            {pair}
          </div>
        ))}
      </div>
      <Stack gap={2}>
        <h1>Heading one 2xl</h1>
        <h2>Heading two xl</h2>
        <h3>Heading three lg</h3>
        <p>
          {say(
            'Body text. Thieboudienne, the fish and rice of the coast, simmered in tomato, with carrot, cabbage and tamarind.',
            'Corps de texte. Le thieboudienne, riz au poisson de la côte, mijoté à la tomate avec carotte, chou et tamarin.',
          )}{' '}
          <a href="#main">{say('A link', 'Un lien')}</a>
        </p>
        <p className={classes.muted}>{say('Small and muted text', 'Texte petit et discret')}</p>
      </Stack>
      <Stack direction="row" gap={4}>
        {drawn.map(([name, Icon]) => (
          <Icon key={name} size="large" title={name} />
        ))}
      </Stack>
    </>
  );
}

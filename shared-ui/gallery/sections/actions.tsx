import { Badge, Button, ButtonLink, IconButton, RadioGroup, Stack, StatusBadge } from '../../src/index.ts';
import { BellIcon, CheckIcon, EditIcon, PlusIcon, StarIcon, TrashIcon } from '../../src/icons.ts';
import type { PartProps } from '../part-props.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'accent', 'highlight', 'clay', 'success', 'warning', 'danger', 'info'] as const;

export function Actions(props: PartProps) {
  const { say } = props;
  return (
    <>
      <h2>{say('Actions', 'Actions')}</h2>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Stack key={size} direction="row" gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {say('Place order', 'Commander')}
            </Button>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={3}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {say('Disabled', 'Inactif')}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="primary" isBusy>
          {say('Create', 'Créer')}
        </Button>
        <Button variant="primary" isBusy busyLabel={say('Creating...', 'Création...')}>
          {say('Create', 'Créer')}
        </Button>
        <Button variant="secondary" iconStart={<PlusIcon />}>
          {say('Add a dish', 'Ajouter un plat')}
        </Button>
        <ButtonLink href="#main" variant="primary" iconEnd={<CheckIcon />}>
          {say('A link', 'Un lien')}
        </ButtonLink>
      </Stack>
      <Button variant="primary" size="large" isFullWidth>
        {say('Book for 1 240.00 MRU', 'Commander pour 1 240,00 MRU')}
      </Button>
      <Stack direction="row" gap={3}>
        <IconButton icon={<BellIcon />} label="Notifications (3)" badgeCount={3} />
        <IconButton icon={<EditIcon />} label={say('Edit', 'Modifier')} variant="secondary" />
        <IconButton icon={<PlusIcon />} label={say('Add', 'Ajouter')} variant="primary" />
        <IconButton icon={<TrashIcon />} label={say('Delete', 'Supprimer')} variant="danger" />
        <IconButton icon={<TrashIcon />} label={say('Busy', 'Occupé')} isBusy />
      </Stack>
      <Stack direction="row" gap={2}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<StarIcon />}>
            {tone}
          </Badge>
        ))}
      </Stack>
      <Stack direction="row" gap={2}>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </Stack>
      <Stack direction="row">
        <RadioGroup
          legend={say('View', 'Vue')}
          isLegendHidden
          appearance="segmented"
          defaultValue="day"
          options={[
            { value: 'day', label: say('Day', 'Jour') },
            { value: 'week', label: say('Week', 'Semaine') },
            { value: 'month', label: say('Month', 'Mois') },
          ]}
        />
      </Stack>
    </>
  );
}

import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  Notice,
  Skeleton,
  Spinner,
  Stack,
  Timeline,
} from '../../src/index.ts';
import type { PartProps } from '../part-props.ts';

export function States(props: PartProps) {
  const { say } = props;
  return (
    <>
      <h2>{say('States', 'États')}</h2>
      <Grid columns="large">
        <Card>
          <EmptyState
            title={say(
              'No restaurants match your search or location.',
              'Aucun restaurant ne correspond à votre recherche ou à votre région.',
            )}
            action={<Button>{say('Show all restaurants', 'Afficher tous les restaurants')}</Button>}
          >
            {say('Try another word or another region.', 'Essayez un autre mot ou une autre région.')}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
        <Card>
          <Loading>
            <Stack gap={3}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="long" />
              <Skeleton shape="button" width="short" />
            </Stack>
          </Loading>
        </Card>
        <Card>
          <Spinner size="large" layout="block" isLabelVisible />
        </Card>
      </Grid>
      <Stack gap={3}>
        <Notice title={say('New here?', 'Première visite ?')}>
          {say('You can order without an account.', 'Vous pouvez commander sans compte.')}
        </Notice>
        <Notice tone="success">{say('Saved.', 'Enregistré.')}</Notice>
        <Notice tone="warning" onDismiss={() => undefined}>
          {say('The kitchen closes in 15 minutes.', 'La cuisine ferme dans 15 minutes.')}
        </Notice>
        <Notice tone="danger" action={<Button size="small">{say('Try again', 'Réessayer')}</Button>}>
          {say(
            'Login failed. Please check your credentials.',
            'Échec de la connexion. Veuillez vérifier vos identifiants.',
          )}
        </Notice>
      </Stack>
      <Card>
        <Timeline
          steps={[
            { id: '1', label: say('Order received', 'Commande reçue'), description: '19:02', state: 'done' },
            {
              id: '2',
              label: say('Accepted', 'Acceptée'),
              description: say('19:04 · ready in 20 minutes', '19:04 · prête dans 20 minutes'),
              state: 'done',
            },
            { id: '3', label: say('Being prepared', 'En préparation'), state: 'current' },
            { id: '4', label: say('Delivered', 'Livrée'), state: 'upcoming' },
          ]}
        />
      </Card>
    </>
  );
}

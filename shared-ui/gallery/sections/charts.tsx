import { Chart } from '../../src/chart.ts';
import { Card, formatDate, formatMoney, Grid, PageHeader } from '../../src/index.ts';
import type { PartProps } from '../part-props.ts';

interface Day {
  day: string;
  orders: number;
  before: number;
  takings: number;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 7, 23);
const days: readonly Day[] = Array.from({ length: 90 }, (_, index) => {
  const orders = Math.round(24 + 14 * Math.sin(index * 0.9) + (index % 11));
  return {
    day: new Date(FIRST_DAY + index * DAY_MS).toISOString(),
    orders,
    before: Math.round(orders * (0.7 + (index % 5) / 10)),
    takings: orders * 312.5,
  };
});
const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour: `${String(hour).padStart(2, '0')}:00`,
  orders: hour < 10 ? 0 : Math.round(40 * Math.abs(Math.sin((hour - 10) / 4.4))),
}));
const dishes = [
  { name: 'Thieboudienne', quantity: 128, takings: 25_600 },
  {
    name: 'Couscous de chameau aux légumes de saison et à la sauce de la maison',
    quantity: 74,
    takings: 18_500,
  },
  { name: 'Méchoui', quantity: 21, takings: 8_400 },
  { name: 'Zrig', quantity: 96, takings: 2_880 },
];

export function Charts(props: PartProps) {
  const { say, language } = props;
  const money = (value: number) => formatMoney(value, language);
  const orders = say('Orders', 'Commandes');
  const shortDay = ({ day }: Day) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(day));
  return (
    <>
      <PageHeader title={say('Charts', 'Graphiques')} />
      <Card>
        <Chart
          kind="area"
          title={say('Takings by day', 'Recettes par jour')}
          description={say('The last 90 days', 'Les 90 derniers jours')}
          headingLevel={2}
          points={days}
          pointsLabel={say('Day', 'Jour')}
          getLabel={shortDay}
          getName={({ day }) => formatDate(day, language, 'long')}
          series={[
            { id: 'takings', label: say('Takings', 'Recettes'), value: (day) => day.takings, format: money },
            { id: 'orders', label: orders, value: (day) => day.orders, isTableOnly: true },
          ]}
        />
      </Card>
      <Grid columns="large">
        <Card>
          <Chart
            kind="bars"
            title={say('Orders by hour', 'Commandes par heure')}
            points={hours}
            pointsLabel={say('Hour', 'Heure')}
            getLabel={({ hour }) => hour}
            series={[{ id: 'orders', label: orders, value: (hour) => hour.orders }]}
          />
        </Card>
        <Card>
          <Chart
            kind="line"
            title={say('This fortnight and the one before', 'Cette quinzaine et la précédente')}
            points={days.slice(-14)}
            pointsLabel={say('Day', 'Jour')}
            getLabel={shortDay}
            series={[
              { id: 'orders', label: orders, value: (day) => day.orders },
              { id: 'before', label: say('Before', 'Avant'), value: (day) => day.before, tone: 'muted' },
            ]}
          />
        </Card>
        <Card>
          <Chart
            kind="ranking"
            title={say('Best dishes', 'Meilleurs plats')}
            points={dishes}
            pointsLabel={say('Dish', 'Plat')}
            getLabel={({ name }) => name}
            series={[
              {
                id: 'takings',
                label: say('Takings', 'Recettes'),
                value: (dish) => dish.takings,
                format: money,
              },
              { id: 'quantity', label: say('Sold', 'Vendus'), value: (dish) => dish.quantity },
            ]}
          />
        </Card>
        <Card>
          <Chart
            kind="bars"
            title={say('A new restaurant', 'Un nouveau restaurant')}
            points={[]}
            pointsLabel={say('Day', 'Jour')}
            getLabel={String}
            series={[{ id: 'orders', label: orders, value: () => null }]}
          />
        </Card>
        <Card>
          <Chart
            kind="bars"
            title={say('Still on its way', 'En chemin')}
            isLoading
            points={[]}
            pointsLabel={say('Day', 'Jour')}
            getLabel={String}
            series={[{ id: 'orders', label: orders, value: () => null }]}
          />
        </Card>
      </Grid>
    </>
  );
}

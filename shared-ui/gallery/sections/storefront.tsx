import { useState } from 'react';
import {
  Badge,
  BottomBar,
  BrandMark,
  Button,
  Card,
  CardBody,
  CardLink,
  formatMoney,
  Grid,
  IconButton,
  PageHeader,
  Picture,
  QuantityStepper,
  SearchField,
  SelectField,
  Skeleton,
  Stack,
  StatusBadge,
} from '../../src/index.ts';
import { BellIcon, MenuIcon, PinIcon } from '../../src/icons.ts';
import classes from '../gallery.module.css';
import type { PartProps } from '../part-props.ts';

const pictures = ['#b4532f', '#1f7049', '#eba42f'].map(
  (colour) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/><circle cx="8" cy="4.5" r="3.3" fill="#fffdf9"/><circle cx="8" cy="4.5" r="2.4" fill="#f2eadc"/></svg>`)}`,
);

export function Storefront(props: PartProps) {
  const { say } = props;
  const [search, setSearch] = useState('');
  return (
    <>
      <div className={classes.bar}>
        <BrandMark />
        <span className={classes.brand}>Maida</span>
        <IconButton icon={<BellIcon />} label="Notifications (2)" badgeCount={2} />
        <IconButton icon={<MenuIcon />} label="Menu" />
      </div>
      <PageHeader
        title="Restaurants"
        description={say('Open now, near you', 'Ouverts en ce moment, près de chez vous')}
      />
      <Stack direction="row" gap={3} align="end">
        <SearchField
          className={classes.grow ?? ''}
          label={say('Search', 'Rechercher')}
          placeholder={say('Search restaurants...', 'Rechercher un restaurant...')}
          value={search}
          onValueChange={setSearch}
        />
        <SelectField
          label={say('Region', 'Région')}
          isLabelHidden
          placeholder={say('All Regions', 'Toutes les régions')}
          options={[{ value: 'n', label: 'Nouakchott Ouest' }]}
          iconStart={<PinIcon />}
          className={classes.grow ?? ''}
        />
      </Stack>
      <Grid as="ul" className="list">
        {['Chez Fatou', 'El Bahia', 'Dar Atay'].map((name, index) => (
          <Card key={name} as="li" padding="none" isInteractive>
            <Picture
              src={pictures[index] ?? ''}
              alt=""
              width={800}
              height={450}
              ratio="wide"
              placeholderColor="#b4532f"
            />
            <CardBody>
              <Stack gap={2}>
                <Stack direction="row" justify="between" gap={2}>
                  <h2 className={classes.name}>
                    <CardLink href="#main">{name}</CardLink>
                  </h2>
                  <StatusBadge tone={index === 2 ? 'neutral' : 'success'}>
                    {index === 2 ? say('Closed', 'Fermé') : say('Open', 'Ouvert')}
                  </StatusBadge>
                </Stack>
                <p className={classes.muted}>
                  {say(
                    'Fish and rice of the coast, grilled sole, bissap.',
                    'Riz au poisson de la côte, sole grillée, bissap.',
                  )}
                </p>
                <p className={classes.muted}>Nouakchott Ouest · Tevragh-Zeina</p>
              </Stack>
            </CardBody>
          </Card>
        ))}
        <Card as="li" padding="none">
          <Skeleton shape="picture" />
          <CardBody>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="long" />
          </CardBody>
        </Card>
      </Grid>
      <Dishes {...props} />
    </>
  );
}

function Dishes(props: PartProps) {
  const { say, language } = props;
  const [quantity, setQuantity] = useState(1);
  const total = 120 * quantity;
  return (
    <>
      <Grid columns="large">
        <Card padding="small">
          <div className={classes.dish}>
            <Picture
              src={pictures[0] ?? ''}
              alt=""
              width={400}
              height={400}
              ratio="square"
              className={classes.dishPicture}
            />
            <div className={classes.dishText}>
              <h3 className={classes.name}>Thieboudienne</h3>
              <p className={classes.muted}>
                {say('Fish, broken rice, vegetables, tamarind', 'Poisson, riz brisé, légumes, tamarin')}
              </p>
              <Stack direction="row" justify="between" gap={2}>
                <span className={classes.price}>{formatMoney(120, language)}</span>
                <QuantityStepper label="Thieboudienne" value={quantity} onValueChange={setQuantity} />
              </Stack>
            </div>
          </div>
        </Card>
        <Card padding="small" isInteractive>
          <div className={classes.dish}>
            <Picture
              src={pictures[1] ?? ''}
              alt=""
              width={400}
              height={400}
              ratio="square"
              className={classes.dishPicture}
            />
            <div className={classes.dishText}>
              <h3 className={classes.name}>Méchoui</h3>
              <p className={classes.muted}>
                {say('Lamb roasted over embers, for two', 'Agneau rôti sur la braise, pour deux')}
              </p>
              <Stack direction="row" justify="between" gap={2}>
                <span className={classes.price}>{formatMoney(1234.5, language)}</span>
                <Badge tone="highlight">{say('Popular', 'Populaire')}</Badge>
              </Stack>
            </div>
          </div>
        </Card>
      </Grid>
      <BottomBar>
        <span className={classes.fill}>
          <span className={classes.muted}>{say('1 dish', '1 plat')}</span>
          <br />
          <strong className={classes.price}>{formatMoney(total, language)}</strong>
        </span>
        <Button variant="primary" size="large">
          {say('View order', 'Voir la commande')}
        </Button>
      </BottomBar>
    </>
  );
}

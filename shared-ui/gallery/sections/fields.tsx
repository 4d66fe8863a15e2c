import { useState } from 'react';
import {
  Checkbox,
  PasswordField,
  QuantityStepper,
  RadioGroup,
  RatingField,
  SearchField,
  SelectField,
  Stars,
  Switch,
  TextArea,
  TextField,
} from '../../src/index.ts';
import { BagIcon, MailIcon, PinIcon, ScooterIcon } from '../../src/icons.ts';
import classes from '../gallery.module.css';
import type { PartProps } from '../part-props.ts';

export function Fields(props: PartProps) {
  const { say } = props;
  const [search, setSearch] = useState('thieb');
  const [quantity, setQuantity] = useState(2);
  const [rating, setRating] = useState<number | null>(4);
  return (
    <>
      <h2>{say('Fields', 'Champs')}</h2>
      <form className={classes.form} noValidate>
        <TextField
          label={say('Name', 'Nom')}
          placeholder={say('Your full name', 'Votre nom complet')}
          required
        />
        <TextField
          label={say('Phone', 'Téléphone')}
          hint={say('10 digits, no spaces', '10 chiffres, sans espaces')}
          error={say(
            'Enter exactly 10 digits, for example 2222222222.',
            'Saisissez exactement 10 chiffres, par exemple 2222222222.',
          )}
          defaultValue="22 33"
          inputMode="numeric"
          required
        />
        <TextField label={say('Email', 'E-mail')} type="email" iconStart={<MailIcon />} />
        <TextField label={say('Price', 'Prix')} suffix="MRU" inputMode="decimal" defaultValue="120.00" />
        <TextField label={say('Disabled', 'Inactif')} disabled defaultValue="—" />
        <PasswordField label={say('Password', 'Mot de passe')} defaultValue="maida-demo" required />
        <SelectField
          label={say('Region', 'Région')}
          iconStart={<PinIcon />}
          placeholder={say('All Regions', 'Toutes les régions')}
          options={[
            { value: 'a', label: 'Nouakchott Ouest' },
            { value: 'b', label: 'Dakhlet Nouadhibou' },
          ]}
        />
        <TextArea
          label={say('Note', 'Remarque')}
          placeholder={say('No onions, please', 'Sans oignons, merci')}
        />
        <SearchField
          label={say('Search', 'Rechercher')}
          placeholder={say('Search restaurants...', 'Rechercher un restaurant...')}
          value={search}
          onValueChange={setSearch}
        />
        <RadioGroup
          legend={say('Order type', 'Type de commande')}
          required
          defaultValue="delivery"
          options={[
            {
              value: 'delivery',
              label: say('Delivery', 'Livraison'),
              icon: <ScooterIcon />,
              hint: '30–45 min',
            },
            { value: 'takeaway', label: say('Takeaway', 'À emporter'), icon: <BagIcon />, hint: '15 min' },
          ]}
        />
        <RadioGroup
          legend={say('Reason', 'Motif')}
          appearance="list"
          error={say('Choose a reason.', 'Choisissez un motif.')}
          options={[
            { value: 'busy', label: say('Too busy', 'Trop de commandes') },
            { value: 'closing', label: say('Closing soon', 'Fermeture imminente') },
            { value: 'other', label: say('Other', 'Autre'), isDisabled: true },
          ]}
        />
        <Checkbox
          label={say('I accept the terms', 'J’accepte les conditions')}
          hint={say('Six short sections', 'Six courtes sections')}
          required
        />
        <Checkbox label={say('Remember my address', 'Retenir mon adresse')} defaultChecked />
        <Checkbox
          label={say('Refused', 'Refusé')}
          error={say('Accept the terms to go on.', 'Acceptez les conditions pour continuer.')}
        />
        <Switch label={say('Sold out', 'Épuisé')} defaultChecked />
        <Switch
          label={say('Pause orders', 'Suspendre les commandes')}
          hint={say('Until tomorrow', 'Jusqu’à demain')}
        />
        <RatingField
          label={say('Your rating', 'Votre note')}
          value={rating}
          onValueChange={setRating}
          nameOf={(star) => say(`${String(star)} of 5`, `${String(star)} sur 5`)}
          word={rating === 4 ? say('Good', 'Bien') : undefined}
        />
        <RatingField
          label={say('Another rating', 'Une autre note')}
          value={null}
          onValueChange={setRating}
          nameOf={(star) => say(`${String(star)} of 5`, `${String(star)} sur 5`)}
          error={say('Choose from one to five stars.', 'Choisissez de une à cinq étoiles.')}
        />
        <div>
          <Stars rating={3} label={say('3 of 5', '3 sur 5')} size="small" />
        </div>
        <div>
          <QuantityStepper label="Thieboudienne" value={quantity} onValueChange={setQuantity} />
        </div>
      </form>
    </>
  );
}

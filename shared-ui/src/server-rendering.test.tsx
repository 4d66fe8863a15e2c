/**
 * @jest-environment node
 */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import * as icons from './icons.ts';
import * as ui from './index.ts';
import { OptionGroupField } from './option-group.ts';
import { DataTable } from './table.ts';
import { makeTexts } from './testing/render-ui.tsx';
import { ToastProvider } from './toast.ts';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'Option A' }];

const rendered: Record<string, [ReactElement, string]> = {
  Avatar: [<ui.Avatar key="" name="Aïcha Sidi" />, 'AS'],
  Badge: [<ui.Badge key="">New</ui.Badge>, 'New'],
  BottomBar: [<ui.BottomBar key="">Total</ui.BottomBar>, 'Total'],
  BrandMark: [<ui.BrandMark key="" />, '<svg'],
  Button: [<ui.Button key="">Book</ui.Button>, 'Book'],
  ButtonLink: [
    <ui.ButtonLink key="" href="/a">
      Go
    </ui.ButtonLink>,
    'href="/a"',
  ],
  Card: [<ui.Card key="">Card</ui.Card>, 'Card'],
  CardBody: [<ui.CardBody key="">Body</ui.CardBody>, 'Body'],
  CardLink: [
    <ui.CardLink key="" href="/b">
      Go
    </ui.CardLink>,
    'href="/b"',
  ],
  Checkbox: [<ui.Checkbox key="" label="Accept" />, 'Accept'],
  ConfirmButton: [
    <ui.ConfirmButton
      key=""
      label="Cancel order"
      title="Cancel this order?"
      confirmLabel="Cancel order"
      action={() => Promise.resolve(undefined)}
    />,
    'Cancel order',
  ],
  ConfirmDialog: [
    <ui.ConfirmDialog key="" isOpen title="Sure?" confirmLabel="Yes" onClose={nothing} onConfirm={nothing} />,
    'Sure?',
  ],
  Container: [<ui.Container key="">Page</ui.Container>, 'Page'],
  CopyStatus: [
    <ui.CopyStatus key="" outcome="copied" texts={{ copied: 'Copied', copy_failed: 'Not copied' }} />,
    'Copied',
  ],
  DeleteDialog: [
    <ui.DeleteDialog key="" isOpen name="Mafé" onClose={nothing} onConfirm={nothing} />,
    'Supprimer «\u00a0Mafé\u00a0»\u202f?',
  ],
  Details: [<ui.Details key="" items={[{ label: 'Name', value: 'Sidi' }]} />, 'Sidi'],
  Dialog: [<ui.Dialog key="" isOpen title="Details" onClose={nothing} />, 'Details'],
  EmailText: [<ui.EmailText key="" email="aicha@maida.example" />, '<wbr/>@maida.example'],
  EmptyState: [<ui.EmptyState key="" />, 'Rien à afficher'],
  ErrorState: [<ui.ErrorState key="" onRetry={nothing} />, 'Réessayer'],
  Field: [
    <ui.Field key="" label="Files">
      {(control) => <input {...control} />}
    </ui.Field>,
    'Files',
  ],
  FieldNotes: [<ui.FieldNotes key="" id="a" error="Too short" />, 'Too short'],
  Grid: [<ui.Grid key="">Grid</ui.Grid>, 'Grid'],
  IconButton: [<ui.IconButton key="" icon={<icons.BellIcon />} label="Bell" />, 'aria-label="Bell"'],
  Loading: [<ui.Loading key="">…</ui.Loading>, 'Chargement…'],
  Notice: [<ui.Notice key="">Hello</ui.Notice>, 'Hello'],
  OpeningBadge: [<ui.OpeningBadge key="" word="closed" change={undefined} />, 'Fermé'],
  PageDialog: [
    <ui.PageDialog
      key=""
      title="Menu"
      openFor=""
      renderTrigger={(trigger) => <button {...trigger}>Open</button>}
    >
      <a href="/c">Go</a>
    </ui.PageDialog>,
    'href="/c"',
  ],
  PageHeader: [<ui.PageHeader key="" title="Orders" />, 'Orders'],
  PageTitle: [<ui.PageTitle key="" title="Menu" />, '<title>Menu · Maida</title>'],
  Pagination: [
    <ui.Pagination key="" page={1} pageSize={10} total={24} onPageChange={nothing} />,
    '1–10 sur 24',
  ],
  PasswordField: [<ui.PasswordField key="" label="Password" />, 'type="password"'],
  PhoneField: [<ui.PhoneField key="" label="Phone" miscounted={undefined} />, 'Phone'],
  PhoneText: [<ui.PhoneText key="" phone="22 33 44 55" link="tel:+22222334455" />, 'tel:+22222334455'],
  Picture: [<ui.Picture key="" src="/a.webp" alt="Mafé" width={8} height={4} />, 'alt="Mafé"'],
  Popover: [
    <ui.Popover key="" label="News" renderTrigger={() => 'Open'}>
      News
    </ui.Popover>,
    'Open',
  ],
  QuantityStepper: [<ui.QuantityStepper key="" label="Mafé" value={2} onValueChange={nothing} />, '2'],
  Radio: [
    <ui.Radio key="" name="size" option={{ value: 'a', label: 'Large' }} value="" onChange={nothing} />,
    'Large',
  ],
  RadioGroup: [<ui.RadioGroup key="" legend="Type" options={options} />, 'Option A'],
  RatingField: [
    <ui.RatingField key="" label="Note" value={null} nameOf={String} onValueChange={nothing} />,
    'type="radio"',
  ],
  SaveBar: [<ui.SaveBar key="" isBusy={false} onDiscard={nothing} />, 'Enregistrer'],
  SearchField: [<ui.SearchField key="" label="Search" value="" onValueChange={nothing} />, 'type="search"'],
  SelectField: [<ui.SelectField key="" label="Region" options={options} />, 'Option A'],
  Sentence: [<ui.Sentence key="" text="150.00 MRU for Yassa" kept={['Yassa']} />, '150.00 MRU for'],
  Skeleton: [<ui.Skeleton key="" />, 'aria-hidden'],
  SkipLink: [<ui.SkipLink key="" />, 'Aller au contenu'],
  Spinner: [<ui.Spinner key="" />, 'Chargement…'],
  SpinnerMark: [<ui.SpinnerMark key="" />, '<svg'],
  Stack: [<ui.Stack key="">Stack</ui.Stack>, 'Stack'],
  Stars: [<ui.Stars key="" rating={4} label="4 sur 5" />, 'aria-label="4 sur 5"'],
  StatusBadge: [<ui.StatusBadge key="">Open</ui.StatusBadge>, 'Open'],
  Switch: [<ui.Switch key="" label="Sold out" />, 'role="switch"'],
  TabLink: [
    <ui.TabLink key="" href="/c">
      Users
    </ui.TabLink>,
    'href="/c"',
  ],
  TabLinks: [
    <ui.TabLinks key="" label="Admin">
      …
    </ui.TabLinks>,
    'aria-label="Admin"',
  ],
  TextArea: [<ui.TextArea key="" label="Note" />, '<textarea'],
  TextField: [<ui.TextField key="" label="Name" />, 'Name'],
  Timeline: [<ui.Timeline key="" steps={[{ id: '1', label: 'Received', state: 'done' }]} />, 'Received'],
  TypedText: [<ui.TypedText key="" text={'one\ntwo'} />, 'dir="auto">two'],
  VisuallyHidden: [<ui.VisuallyHidden key="">Unseen</ui.VisuallyHidden>, 'Unseen'],
};

const elsewhere: Record<string, [ReactElement, string]> = {
  DataTable: [
    <DataTable
      key=""
      caption="Orders"
      columns={[{ id: 'id', header: 'Id', cell: (row: { id: string }) => row.id }]}
      rows={[{ id: 'A-1' }]}
      getRowId={(row) => row.id}
    />,
    'A-1',
  ],
  OptionGroupField: [
    <OptionGroupField
      key=""
      group={{
        ...{ id: 'size', min: 1, max: 1, free: 0, isRepeatable: false },
        label: { text: 'Size', marks: { dir: 'auto' } },
        options: [
          { id: 'large', price: 4000, isSoldOut: false, label: { text: 'Large', marks: { dir: 'auto' } } },
        ],
      }}
      texts={{
        ...{ required: 'Required', optional: '', soldOut: '', missingChoice: '' },
        ...{ rule: () => 'Choose 1', free: String, missing: String, excess: String },
      }}
      chosen={[]}
      isWrong={false}
      onChange={nothing}
    />,
    'Large',
  ],
  ToastProvider: [<ToastProvider key="">Page</ToastProvider>, 'Page'],
};

describe('on a server, without a window', () => {
  it.each(Object.entries({ ...rendered, ...elsewhere }))(
    '%s renders in the reader’s language and without inline styles',
    (_, [element, text]) => {
      expect(typeof window).toBe('undefined');
      const html = renderToString(<I18nextProvider i18n={makeTexts('fr')}>{element}</I18nextProvider>);
      expect(html).toContain(text);
      expect(html).not.toMatch(/\sstyle=/);
    },
  );

  it('covers every component of the main entry', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name));
    expect(Object.keys(rendered).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(icons).filter(([name]) => name !== 'Icon'))('%s renders', (_, Icon) => {
    expect(renderToString(<Icon>{null}</Icon>)).toContain('<svg');
  });
});

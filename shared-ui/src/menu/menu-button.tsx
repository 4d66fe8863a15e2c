import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon, MoreIcon } from '../icon/icons.tsx';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './menu.module.css';

/** One entry of a {@link MenuButton}. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode | undefined;
  /** `danger` for what destroys. */
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
}

/** Props of {@link MenuButton}. */
export interface MenuButtonProps {
  /** What the button says; with `isIconOnly`, only to screen readers. "More actions" unless told. */
  label?: string | undefined;
  icon?: ReactNode | undefined;
  /** Shows the icon alone, three dots unless told. */
  isIconOnly?: boolean | undefined;
  items: readonly MenuEntry[];
  /** Receives the id of the chosen entry. */
  onAction: (id: string) => void;
  isDisabled?: boolean | undefined;
}

/** A button that opens a menu of deeds, with the keyboard's arrows, first letters and Esc. Not inside a modal dialog. */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, isIconOnly = false, items, onAction, isDisabled = false } = props;
  const text = useUiText();
  const { i18n } = useTranslation('ui');
  const name = label ?? text('more_actions');
  return (
    <I18nProvider locale={i18n.resolvedLanguage ?? 'en'}>
      <MenuTrigger>
        <Button
          isDisabled={isDisabled}
          {...(isIconOnly && { 'aria-label': name })}
          className={classNames(classes.trigger, isIconOnly ? classes.iconOnly : classes.framed)}
        >
          {icon ?? (isIconOnly ? <MoreIcon /> : null)}
          {!isIconOnly && name}
          {!isIconOnly && <ChevronDownIcon size="small" />}
        </Button>
        <Popover className={classNames(classes.popover)} placement="bottom end" offset={6}>
          <Menu
            aria-label={name}
            className={classNames(classes.menu)}
            onAction={(key) => onAction(String(key))}
          >
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={classNames(classes.item, item.tone === 'danger' && classes.danger)}
              >
                {item.icon}
                <span>{item.label}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

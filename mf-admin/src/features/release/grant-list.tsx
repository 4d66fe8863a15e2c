import { useTranslation } from 'react-i18next';
import { ACTS, type Grant } from 'platform/contract';
import { areaName } from './area-name.ts';
import classes from './token-section.module.css';
import { formatList, useLanguage } from 'shared-ui';

/** The rights of a token or a person, one line for each area. */
export function GrantList(props: { grants: readonly Grant[] }) {
  return (
    <ul className={classes.grants}>
      {props.grants.map((grant) => (
        <GrantLine key={grant.area} grant={grant} />
      ))}
    </ul>
  );
}

function GrantLine(props: { grant: Grant }) {
  const { area, acts } = props.grant;
  const { t } = useTranslation('admin-release-token');
  const { t: releases } = useTranslation('admin-release');
  const language = useLanguage();
  return (
    <li>
      <strong>{t('grant_area', { area: areaName(releases, area) })}</strong>{' '}
      {acts.length === ACTS.length
        ? t('every_act')
        : formatList(
            acts.map((act) => t(`act.${act}`)),
            language,
          )}
    </li>
  );
}

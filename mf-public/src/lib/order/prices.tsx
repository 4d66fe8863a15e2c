import classes from './prices.module.css';

interface Price {
  label: string;
  value: string;
}

/** Prices with their total. */
export function Prices(props: { parts?: readonly Price[]; total: Price | undefined }) {
  const { parts = [], total } = props;
  return (
    <dl className={classes.prices}>
      {parts.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={classes.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}

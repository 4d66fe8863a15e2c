import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Button } from '../button/button.tsx';
import { useFormText } from '../text/use-form-text.ts';
import classes from './save-bar.module.css';

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  isBusy: boolean;
  onDiscard: () => void;
  /** Without it, the button submits the surrounding form. */
  onSave?: (() => void) | undefined;
}

/** Save and discard buttons at the bottom of the window; render it while there are unsaved changes. */
export function SaveBar(props: SaveBarProps) {
  const { isBusy, onDiscard, onSave } = props;
  const text = useFormText();
  return (
    <BottomBar>
      <div className={classes.bar}>
        <p className={classes.text}>{text('unsaved')}</p>
        <Button disabled={isBusy} onClick={onDiscard}>
          {text('discard')}
        </Button>
        <Button
          variant="primary"
          type={onSave ? 'button' : 'submit'}
          isBusy={isBusy}
          busyLabel={text('saving')}
          onClick={onSave}
        >
          {text('save')}
        </Button>
      </div>
    </BottomBar>
  );
}

import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './dialog.module.css';

interface DialogHeaderProps {
  /** Id of the dialog, with which those of title and description begin. */
  id: string;
  title: string;
  description?: ReactNode | undefined;
  closeButton: Partial<IconButtonProps>;
}

/** Title, description and close button of a dialog. */
export function DialogHeader(props: DialogHeaderProps) {
  const { id, title, description, closeButton } = props;
  const text = useUiText();
  // Not a `header`: outside of the main content that would be a second banner landmark.
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        <h2 id={`${id}-title`} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {description !== undefined && (
          <div id={`${id}-description`} className={classes.description}>
            {description}
          </div>
        )}
      </div>
      <IconButton icon={<CloseIcon />} label={text('close')} {...closeButton} />
    </div>
  );
}

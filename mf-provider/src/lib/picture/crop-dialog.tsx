import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button, Dialog, Notice } from 'shared-ui';
import { cropPicture, middlePart } from './crop-picture.ts';
import { usePreview } from './use-preview.ts';
import classes from './crop-dialog.module.css';

const SMALLEST_SIDE = 48;

/** Props of {@link CropDialog}, which is loaded with the first picture. */
export interface CropDialogProps {
  file: File;
  /** Width divided by height. */
  ratio: number;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is shown, by pointer, finger or arrow keys. */
export function CropDialog(props: CropDialogProps) {
  const { file, ratio, onDone, onClose } = props;
  const { t } = useTranslation('provider-common');
  const url = usePreview(file);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [state, setState] = useState<'idle' | 'busy' | 'unreadable'>('idle');

  async function cut() {
    if (!image.current || !crop) return;
    setState('busy');
    try {
      onDone(await cropPicture(image.current, crop, file));
    } catch {
      setState('unreadable');
    }
  }

  return (
    <Dialog
      isOpen
      title={t('crop.title')}
      description={t('crop.text')}
      isBusy={state === 'busy'}
      onClose={onClose}
      footer={
        <>
          <Button disabled={state !== 'idle'} onClick={() => onDone(file)}>
            {t('crop.whole')}
          </Button>
          <Button
            variant="primary"
            isBusy={state === 'busy'}
            disabled={!crop || state === 'unreadable'}
            onClick={() => void cut()}
          >
            {t('crop.use')}
          </Button>
        </>
      }
    >
      {state === 'unreadable' && <Notice tone="danger">{t('crop.unreadable', { name: file.name })}</Notice>}
      {/* The library places the frame from the left. */}
      <div dir="ltr" className={classes.stage}>
        <ReactCrop
          {...(crop ? { crop } : {})}
          aspect={ratio}
          minWidth={SMALLEST_SIDE}
          keepSelection
          ruleOfThirds
          ariaLabels={handleLabels(t)}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          {url !== undefined && (
            <img
              ref={image}
              src={url}
              alt={file.name}
              className={classes.picture}
              onError={() => setState('unreadable')}
              onLoad={({ currentTarget }) => {
                const { naturalWidth, naturalHeight } = currentTarget;
                setCrop({ unit: '%', ...middlePart(naturalWidth, naturalHeight, ratio) });
              }}
            />
          )}
        </ReactCrop>
      </div>
    </Dialog>
  );
}

function handleLabels(t: (key: string) => string) {
  return {
    cropArea: t('crop.area'),
    nwDragHandle: t('crop.corner'),
    nDragHandle: t('crop.side'),
    neDragHandle: t('crop.corner'),
    eDragHandle: t('crop.side'),
    seDragHandle: t('crop.corner'),
    sDragHandle: t('crop.side'),
    swDragHandle: t('crop.corner'),
    wDragHandle: t('crop.side'),
  };
}

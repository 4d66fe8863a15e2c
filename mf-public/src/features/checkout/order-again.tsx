import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readOrderAgain } from 'shared-api/order-again';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('checkout');
const loadFillBasket = () => import('./fill-basket.tsx');

/** Fills the basket with the dishes of an earlier order when the link to this menu asks for it, once. */
export function OrderAgain(props: { restaurant: Restaurant }) {
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('checkout');
  const { loaded, hasFailed, start } = useLazy(loadFillBasket);
  const earlier = readOrderAgain(location.state);
  const isAsked = earlier !== undefined;

  useEffect(() => {
    if (isAsked) void start();
  }, [isAsked, start]);
  useEffect(() => {
    if (hasFailed) toast.error(text('order_again_failed'));
  }, [hasFailed, toast, t]);

  if (!earlier || !loaded) return null;
  /** A reload or the Back button must not fill it again. */
  const handleDone = () => void navigate(location, { replace: true, state: null, preventScrollReset: true });
  return <loaded.FillBasket restaurant={props.restaurant} earlier={earlier} onDone={handleDone} />;
}

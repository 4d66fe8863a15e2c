import { Outlet } from 'react-router-dom';
import { DeviceProvider } from '../lib/device/device.tsx';
import { FavouritesProvider } from '../lib/favourite/favourites.tsx';

/** Frame of every page of the area: provides the device's stored data and the visitor's favourites. */
export function PublicLayout() {
  return (
    <DeviceProvider>
      <FavouritesProvider>
        <Outlet />
      </FavouritesProvider>
    </DeviceProvider>
  );
}

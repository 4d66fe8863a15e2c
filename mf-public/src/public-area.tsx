import { Outlet } from 'react-router-dom';
import { DeviceProvider } from './lib/device/device.tsx';
import { FavouritesProvider } from './lib/favourite/favourites.tsx';

/** Around every page of the area: what this device keeps, and the visitor's favourites. */
export function PublicArea() {
  return (
    <DeviceProvider>
      <FavouritesProvider>
        <Outlet />
      </FavouritesProvider>
    </DeviceProvider>
  );
}

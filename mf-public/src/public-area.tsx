import { Outlet } from 'react-router-dom';
import { DeviceProvider } from './lib/device/device.tsx';

/** Around every page of the area: what this device keeps. */
export function PublicArea() {
  return (
    <DeviceProvider>
      <Outlet />
    </DeviceProvider>
  );
}

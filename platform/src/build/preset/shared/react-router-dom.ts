/*
 * What shell and areas use of react-router-dom. A shared module can't be tree-shaken, and the whole package would be
 * almost twice as large in the first load. An area that imports another name fails to build: add the name here and
 * release the shell first.
 */
export {
  createPath,
  createSearchParams,
  generatePath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  parsePath,
  resolvePath,
  UNSAFE_createBrowserHistory,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

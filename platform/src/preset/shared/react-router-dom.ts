/*
 * What shell and areas use of react-router-dom, shared as one module. The whole package would weigh almost twice as
 * much in the first load, because a shared module can't be tree-shaken. An area that imports another name fails to
 * build; add the name here and release the shell first.
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
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

/*
 * What shell and areas use of react-router-dom, shared as one module. The whole package would weigh almost twice as
 * much in the first load, because a shared module can't be tree-shaken. An area that imports another name fails to
 * build; add the name here and release the shell first.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

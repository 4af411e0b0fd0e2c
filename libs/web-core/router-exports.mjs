// What shell and remotes may use of react-router, of which only this goes into the page (the whole of it weighs 48 kB more).
// eslint.config.mjs holds imports to this list.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-whole';

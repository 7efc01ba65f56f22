import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { RoutePage } from './layout/route-page.tsx';
import { notFoundRoute, pageRoutes } from './routes.tsx';

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {pageRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
        ))}
        <Route path="*" element={<RoutePage route={notFoundRoute} />} />
      </Route>
    </Routes>
  );
}

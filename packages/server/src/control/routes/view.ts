// Shows the rules that choose connectors.
import type { RouteView } from '@kasir/control';
import type { LiveSettings } from '@kasir/payments/operation';

/** Renders the rules of an account. */
export const renderRoutes = ({ routes }: Pick<LiveSettings, 'routes'>): RouteView[] =>
  routes.map((one) => ({ ...one, connectors: [...one.connectors] }));

// Serves the reference connectors of the test platforms of a file, and the callbacks to them, on
// one port of this machine.
import { serveConnector, type Serving } from '@kasir/connector/node';

type Handle = (request: Request) => Promise<Response>;

/** Opens the server; handlers are found by the first part of the path. */
export const openServer = async () => {
  const handlers = new Map<string, Handle>();
  const serving: Serving = await serveConnector(
    {
      fetch: async (request) => {
        const [, name = ''] = new URL(request.url).pathname.split('/');
        const handle = handlers.get(name);
        return handle ? handle(request) : new Response(null, { status: 404 });
      },
    },
    { port: 0 },
  );
  return {
    url: serving.url,
    /** Serves a handler; returns the path before those that it handles. */
    add: (handle: Handle): string => {
      const name = `h${handlers.size}`;
      handlers.set(name, handle);
      return `/${name}`;
    },
    close: serving.close,
  };
};

export type ConnectorServer = Awaited<ReturnType<typeof openServer>>;

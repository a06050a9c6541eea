// Starts a whole server in its own process, configured by its arguments and environment.
import { readConfig, start } from '@kasir/server';

const config = readConfig(process.argv.slice(2), process.env);
if (!config) throw new Error('There is nothing to start');
const running = await start(config);
const { baseUrl, controlUrl, controlToken, key } = running;
process.on('message', () => void running.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ baseUrl, controlUrl, controlToken, key });

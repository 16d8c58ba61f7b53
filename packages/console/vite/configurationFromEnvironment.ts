import type { Plugin } from 'vite';

/**
 * Serves the variable NOTICEBOARD_CONFIGURATION as `/config.json` when it is set, so that a development server can use a
 * sandbox on other ports.
 */
export function configurationFromEnvironment(): Plugin {
  return {
    name: 'noticeboard-configuration',
    configureServer(server) {
      const configuration = process.env['NOTICEBOARD_CONFIGURATION'];
      if (configuration === undefined) return;
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(configuration);
      });
    },
  };
}

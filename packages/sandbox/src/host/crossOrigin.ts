import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets the console's origins read the API's responses, and answers their preflight requests. */
export function answerCrossOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    // The live hub's client sends credentials; no cookie is ever set here.
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date, Content-Disposition');
  }
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-Role-Id, X-Tenant-Id, X-Requested-With, X-SignalR-User-Agent');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
  return true;
}

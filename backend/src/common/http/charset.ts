import type { FastifyInstance } from 'fastify';

const TEXT = /^(?:text\/[\w.+-]+|[\w.+-]+\/(?:[\w.+-]+\+)?xml)$/i;

/** Returns a content type with its charset, if it is text. */
export const withCharset = (type: string): string => (TEXT.test(type.trim()) ? `${type.trim()}; charset=utf-8` : type);

export function nameCharsets(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string') void reply.header('content-type', withCharset(type));
  });
}

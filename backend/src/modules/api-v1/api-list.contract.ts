import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { cursorPage, EXAMPLE_ID, EXAMPLE_TIME } from './api-common.contract.js';

const EXAMPLE = { id: EXAMPLE_ID, kind: 'view', name: 'Menuiseries de Lausanne', created_at: EXAMPLE_TIME };

/** A list of prospects: what an import brought, or a saved view. */
export const apiList = z
  .object({
    id: uuid.meta({ description: 'Send it as `list` to `GET /api/v1/prospects`.' }),
    kind: z.enum(['import', 'view']).meta({
      description:
        '`import`: the prospects that a file created or completed. `view`: those that match a saved view at the moment of the request.',
    }),
    name: z.string().meta({ description: 'File name of the import, or name of the view.' }),
    created_at: isoDateTime,
  })
  .meta({ example: EXAMPLE });
export const apiListPage = cursorPage(apiList, EXAMPLE);

export type ApiList = z.infer<typeof apiList>;

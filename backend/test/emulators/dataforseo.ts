import { businessOf, domainOfPlace, domainOfWords } from './businesses.ts';
import { businessItem, instantPage, llmAnswer, rankedKeywords, reviewsOf } from './dataforseo-fixtures.ts';
import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { KEYS } from './keys.ts';

type Task = Record<string, unknown>;
interface Outcome {
  code?: number;
  message?: string;
  id?: string;
  cost?: number;
  result?: unknown;
}

/** A live endpoint or task_post: the fields it knows, the one it needs, what it answers. */
interface Endpoint {
  fields: readonly string[];
  needs: readonly string[];
  run: (task: Task) => Outcome;
}

const PLACE = ['location_name', 'location_code', 'location_coordinate', 'language_name', 'language_code', 'tag'];
const OF_LLM = ['user_prompt', 'model_name', 'max_output_tokens', 'temperature', 'top_p', 'system_message', 'message_chain', 'tag'];
/** How often task_get answers “in the queue” and “handed” before the result. */
const POLLS_BEFORE_RESULT = 2;

const llm = (name: string, extra: readonly string[]): Endpoint => ({
  fields: [...OF_LLM, ...extra],
  needs: ['user_prompt', 'model_name'],
  run: ({ user_prompt: question, model_name: model }) => ({ cost: 0.0127, result: [llmAnswer(name, String(question), String(model))] }),
});

/** Answers of magic domains (providers.md, 1.10). */
function magic(words: string): Outcome | undefined {
  if (words.includes('noresults.test') || words.includes('introuvable')) return { code: 40102, message: 'No Search Results.' };
  if (words.includes('slow.test')) return { code: 50401, message: 'Internal Timeout.' };
  if (words.includes('poor.test')) return { code: 40210, message: 'Insufficient Funds.' };
  return undefined;
}

const ENDPOINTS: Record<string, Endpoint> = {
  'dataforseo_labs/google/ranked_keywords/live': {
    fields: [
      ...['target', 'item_types', 'limit', 'offset', 'filters', 'order_by', 'historical_serp_mode', 'ignore_synonyms'],
      ...['include_clickstream_data', 'load_rank_absolute', ...PLACE],
    ],
    needs: ['target'],
    run: ({ target, item_types: types }) => {
      const kinds = Array.isArray(types) ? types.map(String) : ['organic', 'paid'];
      return { cost: 0.0147, result: [rankedKeywords(String(target), kinds)] };
    },
  },
  'on_page/instant_pages': {
    fields: [
      ...['url', 'custom_user_agent', 'browser_preset', 'browser_screen_width', 'browser_screen_height', 'browser_screen_scale_factor'],
      ...['store_raw_html', 'accept_language', 'load_resources', 'enable_javascript', 'enable_browser_rendering', 'disable_cookie_popup'],
      ...['return_despite_timeout', 'enable_xhr', 'custom_js', 'validate_micromarkup', 'check_spell', 'checks_threshold', 'switch_pool'],
      'ip_pool_for_scan',
    ],
    needs: ['url'],
    run: ({ url }) => {
      if (!URL.canParse(String(url))) return { code: 40501, message: "Invalid Field: 'url'." };
      return { cost: 0.00425, result: [instantPage(String(url))] };
    },
  },
  'business_data/google/my_business_info/live': {
    fields: ['keyword', ...PLACE],
    needs: ['keyword'],
    run: ({ keyword }) => {
      const words = String(keyword);
      const domain = words.startsWith('place_id:') ? domainOfPlace(words.slice(9)) : domainOfWords(words.replace(/^cid:/, ''));
      return { cost: 0.0054, result: [businessItem(businessOf(domain), words)] };
    },
  },
  'ai_optimization/chat_gpt/llm_responses/live': llm('chat_gpt', [
    'web_search',
    'force_web_search',
    'web_search_country_iso_code',
    'web_search_city',
  ]),
  'ai_optimization/perplexity/llm_responses/live': llm('perplexity', ['web_search_country_iso_code']),
  'ai_optimization/gemini/llm_responses/live': llm('gemini', ['web_search', 'use_reasoning']),
};

const TASK_POST = 'business_data/google/reviews/task_post';

/** Reviews are ordered, and asked for until they are there. */
class ReviewTasks {
  private readonly tasks = new Map<string, { domain: string; polls: number }>();

  readonly endpoint: Endpoint = {
    fields: ['keyword', 'cid', 'place_id', 'depth', 'sort_by', 'priority', 'pingback_url', 'postback_url', ...PLACE],
    needs: [],
    run: ({ keyword, cid, place_id: place, depth }) => {
      if (!keyword && !cid && !place) return { code: 40501, message: "Invalid Field: 'keyword'." };
      const id = `11210920-1234-0298-0000-${String(this.tasks.size + 1).padStart(12, '0')}`;
      this.tasks.set(id, { domain: place ? domainOfPlace(String(place)) : domainOfWords(String(keyword ?? cid)), polls: 0 });
      return { code: 20100, message: 'Task Created.', id, cost: 0.00075 * Math.ceil(Number(depth ?? 10) / 10) };
    },
  };

  collect(id: string): Outcome {
    const task = this.tasks.get(id);
    if (!task) return { code: 40401, message: 'Task Not Found.', id };
    task.polls += 1;
    if (task.polls <= POLLS_BEFORE_RESULT - 1) return { code: 40602, message: 'Task In Queue.', id };
    if (task.polls <= POLLS_BEFORE_RESULT) return { code: 40601, message: 'Task Handed.', id };
    return { id, cost: 0, result: [reviewsOf(businessOf(task.domain))] };
  }

  clear(): void {
    this.tasks.clear();
  }
}

export function startDataForSeo(options?: EmulatorOptions): Promise<Emulator> {
  const reviews = new ReviewTasks();
  const endpoints: Record<string, Endpoint> = { ...ENDPOINTS, [TASK_POST]: reviews.endpoint };
  return startEmulator(
    {
      reset: () => reviews.clear(),
      answer: ({ method, path, headers, body }: EmulatorRequest) => {
        const { key, metadata } = KEYS.dataforseo;
        const expected = `Basic ${Buffer.from(`${metadata.login}:${key}`).toString('base64')}`;
        if (headers.authorization !== expected) return UNAUTHORISED;
        const name = path.replace(/^\/v3\//, '');
        const endpoint = endpoints[name];
        if (method === 'POST' && endpoint) return post(name, endpoint, body);
        const task = /^business_data\/google\/reviews\/task_get\/(.+)$/.exec(name);
        if (method === 'GET' && task) return answer(name, [reviews.collect(task[1] ?? '')]);
        if (method === 'GET' && name === 'appendix/user_data') {
          const account = { login: metadata.login, timezone: 'UTC', money: { total: 50, balance: 41.27 } };
          return answer(name, [{ cost: 0, result: [account] }]);
        }
        return failure(404, 40402, 'Invalid Path.');
      },
    },
    options,
  );
}

function post(path: string, endpoint: Endpoint, body: unknown): Answer {
  if (!Array.isArray(body)) return failure(200, 40503, 'POST Data Is Invalid.');
  if (body.length === 0) return failure(200, 40502, 'POST Data Is Empty.');
  const live = path.endsWith('live') || path.endsWith('instant_pages');
  return answer(
    path,
    body.map((task: Task, index) => {
      const unknown = Object.keys(task).find((field) => !endpoint.fields.includes(field));
      const missing = endpoint.needs.find((field) => !task[field]);
      if (live && index > 0) return { code: 40000, message: 'You can set only one task at a time.' };
      if (unknown) return { code: 40506, message: `Unknown Field: '${unknown}'.` };
      if (missing) return { code: 40501, message: `Invalid Field: '${missing}'.` };
      return magic(JSON.stringify(task)) ?? endpoint.run(task);
    }),
    body,
  );
}

/** The envelope around each task. */
function answer(path: string, outcomes: Outcome[], posted: Task[] = []): Answer {
  const tasks = outcomes.map(({ code = 20000, message = 'Ok.', id, cost = 0, result = null }, index) => ({
    id: id ?? `11210005-1234-0381-0000-${String(index + 1).padStart(12, '0')}`,
    status_code: code,
    status_message: message,
    time: '0.3391 sec.',
    cost,
    result_count: Array.isArray(result) ? result.length : 0,
    path: ['v3', ...path.split('/')],
    data: posted[index] ?? {},
    result,
  }));
  return { body: envelope(20000, 'Ok.', tasks) };
}

/** What a body looks like; exported for the named faults. */
export function envelope(code: number, message: string, tasks: { cost: number; status_code: number }[] = []): object {
  return {
    version: '0.1.20260821',
    status_code: code,
    status_message: message,
    time: '0.4127 sec.',
    cost: tasks.reduce((sum, { cost }) => sum + cost, 0),
    tasks_count: tasks.length,
    tasks_error: tasks.filter(({ status_code }) => status_code >= 40_000).length,
    tasks,
  };
}

export const failure = (status: number, code: number, message: string): Answer => ({ status, body: envelope(code, message) });

/** HTTP 200 with the code in the task, as most failures come. */
export const taskFailure = (code: number, message: string): Answer => answer('', [{ code, message }]);

export const UNAUTHORISED: Answer = {
  ...failure(401, 40100, 'You are not Authorized to Access this resource.'),
  headers: { 'www-authenticate': 'Basic realm="DataForSEO REST API"' },
};

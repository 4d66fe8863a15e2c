import {
  RELEASE_ACTION_PATHS,
  RELEASE_HISTORY_PATH,
  RELEASE_UPLOAD_PATH,
  RELEASES_PATH,
} from '../contract/releases.ts';
import type { AreaChange, RetiredStatus } from '../contract/releases.ts';
import { wantedChange } from '../rights/wanted-change.ts';
import type { ChangeReport } from '../release/release-service.ts';
import { allows, authorise } from '../rights/authorise.ts';
import type { WantedAct } from '../rights/act-log.ts';
import { receiveUpload } from './receive-upload.ts';
import { HISTORY_QUERY, parseRequest, REQUESTS } from './requests.ts';
import { readRequest } from './route.ts';
import type { Call, Route } from './route.ts';

/** The endpoints of releases, by method and path. */
export const RELEASE_ROUTES: readonly (readonly [string, Route])[] = [
  [`GET ${RELEASES_PATH}`, { access: 'read', answer: readStatus }],
  [`GET ${RELEASE_HISTORY_PATH}`, { access: 'read', answer: readHistory }],
  [`POST ${RELEASE_UPLOAD_PATH}`, { access: 'upload', answer: receiveUpload }],
  [`POST ${RELEASE_ACTION_PATHS.promote}`, { access: 'change', answer: promote }],
  [`POST ${RELEASE_ACTION_PATHS.rollback}`, { access: 'change', answer: rollback }],
  [`POST ${RELEASE_ACTION_PATHS.canary}`, { access: 'change', answer: canary }],
  [`POST ${RELEASE_ACTION_PATHS.retire}`, { access: 'change', answer: retire }],
];

/** Of the areas that the caller may look at. */
async function readStatus({ service, caller }: Call) {
  const { areas, retired = [], ...status } = await service.readStatus();
  const isSeen = ({ name }: { name: string }) => allows(caller.grants, 'look', name);
  return { ...status, areas: areas.filter(isSeen), retired: retired.filter(isSeen) };
}

async function readHistory({ service, caller, query }: Call) {
  const { area, limit } = parseRequest(HISTORY_QUERY, query);
  if (area !== undefined) authorise(caller, 'look', area);
  const { changes } = await service.readHistory(limit, area);
  return { changes: changes.filter((change) => allows(caller.grants, 'look', change.area)) };
}

async function promote(call: Call): Promise<AreaChange> {
  const body = await readRequest(call.request, REQUESTS.promote);
  return change(call, wantedChange(body, null), () => call.service.promote(body, call.caller.who));
}

async function canary(call: Call): Promise<AreaChange> {
  const body = await readRequest(call.request, REQUESTS.canary);
  return change(call, wantedChange(body, body.share), () => call.service.canary(body, call.caller.who));
}

async function rollback(call: Call): Promise<AreaChange> {
  const { from, ...rest } = await readRequest(call.request, REQUESTS.rollback);
  const request = { ...rest, ...(from ? { from } : {}) };
  const wanted: WantedAct = { acts: ['rollback'], areas: [rest.area], subject: from ?? '' };
  return change(call, wanted, () => call.service.rollback(request, call.caller.who));
}

async function retire({ request, service, rights, caller }: Call): Promise<RetiredStatus> {
  const body = await readRequest(request, REQUESTS.retire);
  const wanted: WantedAct = { acts: ['retire'], areas: [body.area], subject: '' };
  return rights.log.run(caller, wanted, () => service.retire(body, caller.who));
}

/** Only who could have taken an area out brings it back, so that no pipeline does it by accident. */
async function change(
  { rights, caller, service }: Call,
  { acts, areas, subject }: WantedAct,
  act: () => Promise<ChangeReport>,
): Promise<AreaChange> {
  const isReturn = await service.isRetired(areas[0] ?? '');
  const wanted: WantedAct = { acts: isReturn ? [...acts, 'retire'] : acts, areas, subject };
  const { area, ...remarks } = await rights.log.run(caller, wanted, act);
  return { ...area, ...remarks };
}

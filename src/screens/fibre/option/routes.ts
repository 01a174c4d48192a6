import type { Params } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { ahead } from '@/shell/ahead';
import {
  defaultChrome,
  procedureChrome,
  procedureChromeAfterFirst,
  type ScreenRoute,
} from '@/shell/route';
import { hasOwnRead, optionTypeReads } from './queries';

const optionReads = () => [
  read(api.getOption),
  read(api.getPaymentRestrictionOption, ofService('fixed')),
];

/** The read of what an option offers to choose from, where it has one. */
function choiceReads(page: string) {
  if (page === 'hikaritv') return [read(api.getServiceHikaritv, ofService('fixed'))];
  return page === 'ps5' ? [read(api.getPs5Stock, ofService('fixed'))] : [];
}

/** Reads of an option's page. `page` in its address is the option's type or code; a type may have its own read. */
const ownReads = ({ page = '' }: Params) => [
  ...optionReads(),
  ...(hasOwnRead(page) ? [read(optionTypeReads[page])] : []),
  ...choiceReads(page),
];

const optionOrder = {
  handle: { title: 'オプションのお手続き', chrome: procedureChrome },
  load: () => import('@/screens/fibre/option/detail/OptionDetailScreen'),
  loader: ahead(ownReads),
} satisfies Partial<ScreenRoute>;

export const fibreOptionRoutes: ScreenRoute[] = [
  {
    path: '/option',
    handle: { title: 'ご契約オプション', chrome: defaultChrome },
    load: () => import('@/screens/fibre/option/OptionScreen'),
    loader: ahead(optionReads),
  },
  {
    path: '/option/compare',
    handle: { title: 'オプションの比較', chrome: defaultChrome },
    load: () => import('@/screens/fibre/option/compare/OptionCompareScreen'),
    loader: ahead(optionReads),
  },
  {
    path: '/option/together/*',
    handle: { title: 'まとめて申し込む', chrome: procedureChrome },
    load: () => import('@/screens/fibre/option/together/together.procedure'),
    loader: ahead(optionReads),
  },
  {
    path: '/option/voip/*',
    handle: { title: 'ホームでんわ', chrome: procedureChromeAfterFirst },
    load: () => import('@/screens/fibre/option/voip/voipEntry.procedure'),
    loader: ahead(() => [...optionReads(), read(api.getOptionVoip), read(api.getOptionVoipPrice)]),
  },
  {
    path: '/option/voip/change/*',
    handle: { title: 'サービスパックの変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/option/voip/packChange.procedure'),
    loader: ahead(() => [...optionReads(), read(api.getOptionVoip), read(api.getOptionVoipPrice)]),
  },
  {
    path: '/option/voip/quit/*',
    handle: { title: 'ホームでんわの解約', chrome: procedureChrome },
    load: () => import('@/screens/fibre/option/voip/voipQuit.procedure'),
    loader: ahead(() => [...optionReads(), read(api.getOptionVoip)]),
  },
  {
    path: '/option/rvoip/change/*',
    handle: { title: 'サービスパックの変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/option/voip/packChange.procedure'),
    loader: ahead(() => [...optionReads(), read(api.getOptionRvoip), read(api.getOptionVoipPrice)]),
  },
  {
    path: '/option/:page/*',
    handle: { title: 'オプション', chrome: procedureChromeAfterFirst },
    load: () => import('@/screens/fibre/option/detail/OptionDetailScreen'),
    loader: ahead(ownReads),
  },
  { path: '/option/:page/entry_cancel/*', ...optionOrder },
  { path: '/option/:page/change/*', ...optionOrder },
  { path: '/option/:page/quit/*', ...optionOrder },
  { path: '/option/:page/quit_cancel/*', ...optionOrder },
];

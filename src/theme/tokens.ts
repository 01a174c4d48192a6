import { media } from './media';

/** Colours of docs/design.md §2. Another provider changes this file and `catalogue/brand.ts`. */
const light = {
  paper: '#FCFBF8',
  'paper-2': '#F2F2ED',
  sheet: '#FFFFFF',
  ink: '#12242F',
  'ink-2': '#4B5A63',
  'ink-3': '#6B7880',
  rule: '#D3D6D3',
  field: '#6F7D85',
  accent: '#00618A',
  'accent-hover': '#004D6F',
  'accent-pressed': '#003C58',
  'on-accent': '#FFFFFF',
  'accent-weak': '#E4EFF3',
  danger: '#A3271D',
  'danger-weak': '#FBEEEB',
  'on-danger': '#FFFFFF',
  caution: '#7A4F00',
  'caution-weak': '#FBF2DC',
  focus: '#12242F',
  skeleton: '#E3E5E0',
  scrim: 'rgba(18, 36, 47, 0.56)',
} as const;

type Token = keyof typeof light;

const dark: Record<Token, string> = {
  paper: '#0C171D',
  'paper-2': '#142229',
  sheet: '#111E25',
  ink: '#EAEFEE',
  'ink-2': '#AEBBC0',
  'ink-3': '#8C9AA1',
  rule: '#2B3B44',
  field: '#7F9099',
  accent: '#79C6E6',
  'accent-hover': '#9AD5EE',
  'accent-pressed': '#B9E2F4',
  'on-accent': '#06202C',
  'accent-weak': '#12303D',
  danger: '#FFA496',
  'danger-weak': '#33191A',
  'on-danger': '#33191A',
  caution: '#F0C36B',
  'caution-weak': '#2D2412',
  focus: '#FFFFFF',
  skeleton: '#22313A',
  scrim: 'rgba(0, 0, 0, 0.64)',
};

/** What `data-service` sets for everything inside it, light and dark. */
type ServiceToken = 'svc' | 'svc-mid' | 'svc-weak' | 'bar';
type ServiceKind = 'fixed' | 'mobile';

const serviceLight: Record<ServiceKind, Record<ServiceToken, string>> = {
  fixed: { svc: '#0E3350', 'svc-mid': '#6E8CA3', 'svc-weak': '#CBD7DF', bar: '#DBE3E6' },
  mobile: { svc: '#0A423D', 'svc-mid': '#5F918A', 'svc-weak': '#C6DAD6', bar: '#D6E3E0' },
};

const serviceDark: Record<ServiceKind, Record<ServiceToken, string>> = {
  fixed: { svc: '#CFE3F2', 'svc-mid': '#6F93AC', 'svc-weak': '#29424F', bar: '#22353F' },
  mobile: { svc: '#C9EAE3', 'svc-mid': '#62998F', 'svc-weak': '#24443F', bar: '#1F3A36' },
};

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

// Each resolves where it is declared, so a mobile row on a fibre page draws its own line and colour.
const solid = '--line:linear-gradient(var(--svc),var(--svc)) 0 0/100% 4px no-repeat;';
const dotted =
  '--line:radial-gradient(circle at 2px 2px,var(--svc) 1.9px,transparent 2.2px) 0 0/8px 4px repeat-x;';

/**
 * All tokens as CSS custom properties: light, dark by the device's setting, service tokens by the
 * nearest `data-service` (docs/design.md §2).
 */
export const variables = `
:root{color-scheme:light dark;${declare(light)}}
:root,[data-service='fixed']{${declare(serviceLight.fixed)}${solid}}
[data-service='mobile']{${declare(serviceLight.mobile)}${dotted}}
${media.dark}{
:root{${declare(dark)}}
:root,[data-service='fixed']{${declare(serviceDark.fixed)}}
[data-service='mobile']{${declare(serviceDark.mobile)}}
}
${media.print}{
:root,[data-service]{color-scheme:light;--paper:#fff;--paper-2:#fff;--ink:#000;--ink-2:#000;--svc:#000;--svc-mid:#444;--accent:#000;--rule:#999;--caution:#000;--caution-weak:#fff;--danger:#000;--danger-weak:#fff}
}`;

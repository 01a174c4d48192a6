import { media } from './media';
import { dark, light, serviceDark, serviceLight } from './tokens';

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

import { APP_ICON, APP_ICONS, ROBOTS, WEB_MANIFEST } from '@site/release/appFiles';
import { SOCIAL_PICTURE } from '@site/release/socialPicture';
import {
  BODY_LIMIT_MIB,
  DOT_PATHS,
  HEALTH_PATH,
  KEPT_A_DAY,
  MISSING_PATHS,
  NEVER_KEPT,
  PLATFORM_PREFIXES,
  REDIRECTS,
  REVALIDATED,
  STREAM_PREFIX,
} from '@site/release/servingRules';
import { edgeErrorPages, edgeLocations } from './edgeAnswers';
import { callsLocation, LIMITS, RARE_CALL_ADDRESS } from './limits';
import { buildFiles, listen, missing, privateFiles, redirectToHttps } from './server';
import type { HostFiles, ServingOptions } from './servingOptions';
import { indent, parseOrigin, quote } from './values';

const APP_PATHS = [WEB_MANIFEST, APP_ICON, ROBOTS].map((path) => path.replace('.', String.raw`\.`));

/** Pictures of the themed build, which are generated together with the page. */
const PICTURE_PATHS = [SOCIAL_PICTURE, ...Object.keys(APP_ICONS)].map((path) => path.replace('.', String.raw`\.`));

const CALLS = PLATFORM_PREFIXES.filter((prefix) => prefix !== STREAM_PREFIX).map((prefix) => prefix.slice(1));

/** Returns the host's server: page, manifest, its own files, and the proxy to the platform. */
export function hostServer({ page, homeLinks, hostBuild, previousHostBuild, deployment }: HostFiles, options: ServingOptions): string {
  const origin = parseOrigin(options.addresses.host);
  const older = previousHostBuild !== undefined;
  return `${redirectToHttps(origin, options)}server {
${indent(listen(origin, options))}
    root ${quote(hostBuild)};
    client_max_body_size ${String(BODY_LIMIT_MIB)}m;
    include headers/host.conf;
    error_page 404 @missing;
${indent(edgeErrorPages())}

    location / {
${indent(pageAnswer(page), 8)}
    }
${homeLinks === undefined ? '' : indent(homeLocation(page, homeLinks))}

    location = /deployment.json {
        root ${quote(deployment)};
        include headers/host.conf;
        include compression.conf;
        add_header cache-control "${REVALIDATED}";
    }

    # What installs the site, its icon, and what search engines may read.
    location ~ ^(?:${APP_PATHS.join('|')})$ {
        root ${quote(page)};
        types { application/manifest+json webmanifest; image/svg+xml svg; text/plain txt; }
        include headers/host.conf;
        include compression.conf;
        add_header cache-control "${REVALIDATED}";
    }

    # What is shown with a link to the site, and the icons of devices that take no SVG.
    location ~ ^(?:${PICTURE_PATHS.join('|')})$ {
        root ${quote(page)};
        include headers/host.conf;
        add_header cache-control "${KEPT_A_DAY}";
    }

    location = ${HEALTH_PATH} {
        include platform.conf;
        include headers/host.conf;
    }

${indent(REDIRECTS.map(redirect).join('\n'))}

    location ~ ^(?:${MISSING_PATHS.join('|')})$|${DOT_PATHS} {
        include headers/host.conf;
        return 404;
    }

    # The page of a captcha from elsewhere, with its own policy.
    location ^~ /captcha/ {
${indent(privateFiles(), 8)}
        try_files $uri =404;
        include headers/host.conf;
        include headers/frame.conf;
        include compression.conf;
        add_header cache-control "${REVALIDATED}";
    }

    location ^~ /assets/ {
${indent(privateFiles(), 8)}
        try_files $uri ${older ? '@older' : '=404'};
${indent(buildFiles('host'), 8)}
    }
${older ? indent(olderAssets(previousHostBuild)) : ''}
${indent(callsLocation(RARE_CALL_ADDRESS, LIMITS.rareCalls))}
${indent(callsLocation(`^/(?:${CALLS.join('|')})(?:/|$)`, LIMITS.calls))}
    location ~ ^${STREAM_PREFIX}(?:/|$) {
${indent(LIMITS.streams, 8)}
        include platform.conf;
        include headers/host.conf;
        proxy_set_header upgrade $http_upgrade;
        proxy_set_header connection $connection_of_stream;
        proxy_buffering off;
        proxy_read_timeout 1h;
        proxy_send_timeout 1h;
    }

${indent(missing('host'))}
${indent(edgeLocations())}
}
`;
}

/** Returns the rules for every address of the application. */
function pageAnswer(page: string): string {
  return `if ($is_page = 0) {
    return 404;
}
root ${quote(page)};
rewrite ^ /index.html break;
include headers/host.conf;
include headers/page.conf;
include compression.conf;
add_header cache-control "${REVALIDATED}";`;
}

function redirect({ path, to }: (typeof REDIRECTS)[number]): string {
  return `location = ${path} {
    include headers/host.conf;
    add_header cache-control "${NEVER_KEPT}";
    return 302 ${to};
}
`;
}

/** Returns the location of home, which shows a picture before any script and starts with remotes of other origins. */
function homeLocation(page: string, link: string): string {
  return `
location = / {
${indent(pageAnswer(page))}
    add_header link ${quote(link)};
}
`;
}

/** Returns the location of the previous build's files, because open pages still load its chunks. */
function olderAssets(folder: string): string {
  return `
location @older {
    root ${quote(folder)};
    try_files $uri =404;
${indent(buildFiles('host'))}
}
`;
}

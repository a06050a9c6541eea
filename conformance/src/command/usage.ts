// Contains the text that --help prints.
import { program } from '../program.ts';
import { profiles } from '../run/profiles.ts';

export const usage = `Usage: ${program} <command> [options]

Commands
  run                 check a target against the laws (the default command)
  init                detect what a target supports, and write it to conformance.json
  replay <case>       check one failed law again, with the case printed in the report
  replay <report>     check every failure of a JSON report again, and drop those that are gone
  diff <a> <b>        what got worse and better from one JSON report to another
  baseline <report>   write the failures of a JSON report as known ones, into the file of --known
  compare             the same laws and stories on two targets (--base-url, --with): where they
                      differ; --plan says only how many requests, and how long they take
  connector           check a connector to a payment processor: --url URL --secret SECRET, and
                      --callback-port N when it sends its callbacks to http://127.0.0.1:N/;
                      --pay WAY and --decline WAY, with {id} for the connector_reference of what
                      waits for its payer, who agrees or refuses;
                      --seed, --report-json and --certificate as below
  plan                show which laws would run, with a count and an estimate, without sending
                      requests
  list                list every law, or those of --only, with level and clauses
  explain <law>       show what a law requires, needs and covers, with the text of its clauses

Target
  --base-url URL      base URL of the service
  --key KEY           secret test key; for every key option, @FILE reads the key from a file
  --key-readonly KEY  key of the same account with read permissions only
  --live-key KEY      live key of the same account; it is used for reads only
  --sub-account ID    sub-account that the key may act for; can be repeated
  --control-url URL   control API of a Kasir server
  --control-token T   token of the control API
  --callback-token T  token that webhooks of the account must carry
  --pay WAY           how a payer pays what the API cannot simulate: a shell command, or a URL that
                      is posted to, with {id} for the object
  --restart COMMAND   shell command that kills the target and starts it again with what it has
                      stored; ends with 0 when it takes requests. Stories do it in between
  --endpoints NAMES   the target has these endpoints and no others; they are not looked for
  --config FILE       file with options, by name (default: conformance.json, if there is one)
  --receiver-port N   port of the webhook receiver; set the callback URL of the account to
                      http://127.0.0.1:N/

Run
  --profile NAME      ${Object.keys(profiles).join(', ')} (default: standard)
  --only NAMES        comma-separated groups, laws or endpoints: idem, iso-7, idem-2:qr_codes.create
  --scenario NAME     scenarios whose names have these words; can be repeated
  --seed N            seed of the run (default: random)
  --seeds N           number of runs, with consecutive seeds; reports have all of them
  --max-requests N    maximum number of requests per run; what is left then is listed, and the
                      exit code is 4
  --rate N            maximum number of requests per minute
  --choices FILE      JSON report of earlier runs: what the target has decided there, where the
                      specification leaves it open, must hold
  --timeout SECONDS   time to wait for a response (default: 30)
  --dialect NAME      spec (default) or service: which one applies where they conflict
  --demand WHAT       stated: what the specification states (default); declared: everything that
                      Kasir declares, too (default with --control-url)
  --allow exhaust     allow laws to use up rate limits of any size
  --allow wait        allow laws to wait for half a minute, or some windows of a rate limit, in
                      real time
  --allow partial     do not fail a run that --max-requests ends
  --known FILE        JSON list of known failures: { law, reason, expires? }

Comparison
  --with URL          the other target of compare; --with-key KEY its key,
                      --with-control-url URL and --with-control-token T its control API
  --state FILE        keep what was seen in a file: started again, compare goes on from there
  --plan              print the number of requests and the time at --rate, and send nothing

Output
  --report-json FILE  write a JSON report (its schema: report.schema.json of the package)
  --report-html FILE  write one page with failures, clauses and views
  --report-junit FILE write a JUnit XML report
  --report-sarif FILE write failures as SARIF
  --report-summary FILE  write a summary in Markdown, as $GITHUB_STEP_SUMMARY takes it
  --report-badge FILE write a badge for shields.io
  --traffic FILE      write all traffic without secrets: HAR for .har, else one JSON a line
  --emit FORMAT       write each failure as a file: vitest or http; --emit-to FOLDER (here)
  --certificate FILE  write what was run, with digests of report and traffic
  --laws FILE         laws of your own: a module whose default export lists them
  -h, --help          show this help

Exit codes
  0  all laws that ran hold
  1  a law failed, is flaky, or holds although it is listed as a known failure
  2  invalid usage
  3  the target or its control API cannot be reached or rejects the key
  4  inconclusive: the outcome of a law is unknown, no law ran, or the run ended early
  5  internal error of the suite
  6  with --profile certify: a law was skipped or vacuous
`;

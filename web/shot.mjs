import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
const dir = mkdtempSync('/tmp/shot-');
const child = spawn('/work/bin/kabinett', ['serve','--addr','127.0.0.1:0','--db',dir+'/k.db','--metrics','off','--bot-pause','0','--message-rate','200','--page','/work/main/web/dist'],{cwd:dir});
const line = await new Promise(r=>{let s='';child.stdout.on('data',b=>{s+=b;const m=/http:\/\/([0-9.:]+)/.exec(s);if(m)r(m[1])});child.stderr.on('data',b=>console.log(String(b)))});
const home='http://'+line;
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const [,, name='a', scriptFile] = process.argv;
const { run } = await import(scriptFile);
try { await run({browser,home,shot:(page,n)=>page.screenshot({path:`/work/shots/me/${name}-${n}.png`})}); } catch(e){console.log('ERR',e.message)}
await browser.close(); child.kill(); process.exit(0);

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { registry } from '../src/registry.ts';
import { declaredIn } from '../src/schema.ts';
const seen = new Map<string, Map<string, {p:number;a:number;vals:Map<string,number>;min:number;max:number;n:number;nums:Set<number>}>>();
const totals = new Map<string, number>();
const parse=(b:any,ct:string)=>{ try{ return ct?.includes('form')? null : JSON.parse(b);}catch{return null;} };
const has=(o:any,path:string[]):unknown[]=>{ if(Array.isArray(o)) return o.flatMap(x=>has(x,path)); if(path.length===0) return [o]; if(o===null||typeof o!=='object') return []; return has((o as any)[path[0]!],path.slice(1)) ; };
const parents=(o:any,path:string[]):number=> path.length===1? (Array.isArray(o)?o.filter(x=>x&&typeof x==='object').length: (o&&typeof o==='object'?1:0)) : has(o,path.slice(0,-1)).filter(x=>x&&typeof x==='object').length;
for await (const line of createInterface({input:createReadStream(process.argv[2]!)})) {
  const t=JSON.parse(line); if(!t.endpoint||!t.response||t.response.status>=300) continue;
  const c=registry.contracts.get(t.endpoint); if(!c?.body) continue;
  const b=parse(t.body, t.headers?.['content-type']); if(!b) continue;
  totals.set(c.id,(totals.get(c.id)??0)+1);
  let m=seen.get(c.id); if(!m) seen.set(c.id,m=new Map());
  for(const path of new Set(declaredIn(c.body).map(d=>d.path))) {
    const pp=path.split('.'); let r=m.get(path); if(!r) m.set(path,r={p:0,a:0,vals:new Map(),min:1e9,max:-1,n:0,nums:new Set()});
    const vs=has(b,pp).filter(v=>v!==undefined); const par=parents(b,pp);
    r.p+=vs.length; r.a+=Math.max(0,par-vs.length);
    for(const v of vs){ const k=typeof v==='object'?(v===null?'null':Array.isArray(v)?'[]':'{}'):String(v); if(r.vals.size<40) r.vals.set(k,(r.vals.get(k)??0)+1); const l=typeof v==='string'?v.length:typeof v==='number'?v:Array.isArray(v)?v.length:v&&typeof v==='object'?Object.keys(v).length:-1; if(l>=0){r.min=Math.min(r.min,l);r.max=Math.max(r.max,l);} }
  }
}
for(const [id,c] of registry.contracts){ if(!c.body) continue; const m=seen.get(id); if(!m){ console.log(`${id}: NEVER accepted in stories`); continue;}
 console.log(`## ${id} (${totals.get(id)})`);
 for(const d of declaredIn(c.body)){ const r=m.get(d.path)!; const n=d.node; const notes:string[]=[];
  if(r.p===0) notes.push('NEVER SENT'); else { if(r.a===0&&n.optional) notes.push('ALWAYS SENT'); 
   if(n.type==='enum'){const miss=n.values.filter(v=>!r.vals.has(String(v))); if(miss.length) notes.push(`MISSING ${miss.slice(0,12).join(',')}`);} 
   if(n.type==='string'&&n.max!==null&&!n.pattern&&n.format===null&&r.max<n.max) notes.push(`longest ${r.max} of ${n.max}`);
   if(n.type==='string'&&!n.pattern&&n.format===null&&r.min>(n.min??1)) notes.push(`shortest ${r.min} of ${n.min}`);
   if(r.vals.size===1&&n.type!=='literal'&&n.type!=='object') notes.push(`ONE VALUE ${[...r.vals.keys()][0]}`);
   if(n.nullable&&!r.vals.has('null')) notes.push('null never');
   if((n.type==='array')&&r.max<2) notes.push(`list at most ${r.max}`);
  }
  if(notes.length) console.log(`  ${d.path} [${n.type}${n.optional?'?':''}] ${r.p}/${r.a}: ${notes.join('; ')}`);
 } }
